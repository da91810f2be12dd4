import { floor } from '@truciolo/contract';
import { correctClock } from '@truciolo/jobs';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findFloorPerson, readPass } from '../../floor-people/index.ts';
import { type Pressers, recordWork, type SentWork } from './record-work.ts';

/** A pass counts for the moment the event happened, by our clock. */
async function findPressers(db: Db, context: Context, { sentAt, events }: SentWork): Promise<Pressers> {
  const { secrets, actor, clock } = context;
  const received = clock().toISOString();
  const found = new Map<string, { guid: string; name: string } | null>();
  for (const { guid, pass, at } of events) {
    if (pass === undefined) {
      // Whoever set the tablet up is not who presses on it.
      if (actor.sharedTablet) found.set(guid, null);
      continue;
    }
    const happened = new Date(correctClock(at, sentAt, received).at);
    const person = readPass(secrets, actor.companyGuid, pass, happened);
    found.set(guid, (person && (await findFloorPerson(db, person))) || null);
  }
  return found;
}

export const recordEvents = endpoint(floor.record, async (context, { body }) => ({
  events: await context.tenant(async (db) =>
    recordWork(db, context, body, await findPressers(db, context, body)),
  ),
  now: context.clock().toISOString(),
}));
