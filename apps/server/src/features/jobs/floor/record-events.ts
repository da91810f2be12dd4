import { floor } from '@truciolo/contract';
import { correctClock } from '@truciolo/jobs';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findFloorPerson, readPass } from '../../floor-people/index.ts';
import { leaveMachines } from './leave-machine.ts';
import { type Pressers, recordWork, type SentWork } from './record-work.ts';

/** A pass must be valid at the time of the event, by the server's clock. */
async function findPressers(db: Db, context: Context, { sentAt, events }: SentWork): Promise<Pressers> {
  const { secrets, actor, clock } = context;
  const received = clock();
  const found = new Map<string, { guid: string; name: string } | null>();
  for (const { guid, pass, at } of events) {
    if (pass === undefined) {
      // On a shared tablet, work is not attributed to the user who set it up.
      if (actor.sharedTablet) found.set(guid, null);
      continue;
    }
    const happened = new Date(correctClock(at, sentAt, received.toISOString()).at);
    const person = readPass(secrets, actor.companyGuid, pass, { happened, received });
    found.set(guid, (person && (await findFloorPerson(db, person))) || null);
  }
  return found;
}

export const recordEvents = endpoint(floor.record, async (context, { body }) => ({
  events: await context.tenant(async (db) => {
    const pressers = await findPressers(db, context, body);
    const left = await leaveMachines(db, context, body, pressers);
    const events = [...left.pauses, ...body.events];
    const words = await recordWork(
      db,
      context,
      { ...body, events },
      new Map([...pressers, ...left.pressers]),
    );
    const own = new Set(body.events.map(({ guid }) => guid));
    return words
      .filter(({ guid }) => own.has(guid))
      .map((word) => ({ ...word, remark: word.remark ?? left.sentences.get(word.guid) ?? null }));
  }),
  now: context.clock().toISOString(),
}));
