import type { HookEvent, HookFacts } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { announceIn } from '../../../platform/live/live.ts';

/** Notifies every process of the installation that an event waits to be sent. */
export const HOOKS_TOPIC = 'webhooks';

export const bodyOf = (id: string, event: string, at: Date, data: object): string =>
  JSON.stringify({ id, event, at: at.toISOString(), data });

/**
 * Stores an event for every subscribed address in the transaction of its cause; the sender is notified after the
 * commit.
 */
export async function noteEvent<Event extends HookEvent>(
  db: Db,
  { companyGuid, at }: { readonly companyGuid: string; readonly at: Date },
  event: Event,
  data: HookFacts<Event>,
): Promise<void> {
  const hooks = await db
    .selectFrom('webhooks')
    .select(['guid', 'events'])
    .where('active', '=', true)
    .where('companyGuid', '=', companyGuid)
    .execute();
  const wanting = hooks.filter(({ events }) => events.includes(event));
  if (wanting.length === 0) return;
  const rows = wanting.map((hook) => {
    const guid = newGuid(at);
    const body = bodyOf(guid, event, at, data);
    return { guid, companyGuid, webhookGuid: hook.guid, event, body, createdAt: at };
  });
  await db.insertInto('webhookDeliveries').values(rows).execute();
  await announceIn(db, HOOKS_TOPIC);
}
