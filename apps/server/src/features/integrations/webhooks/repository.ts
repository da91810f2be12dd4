import { HOOK_LOG_SHOWN } from '@truciolo/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '../../../platform/database/integration-tables.ts';

const hooks = (db: Db) =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('webhookDeliveries as d')
        .select(sql<number>`count(*)`.as('waiting'))
        .whereRef('d.webhookGuid', '=', 'webhooks.guid')
        .where('d.state', '=', 'queued')
        .$asScalar()
        .as('waiting'),
    );

export type HookRow = Awaited<ReturnType<typeof listHooks>>[number];
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

export const listHooks = (db: Db) => hooks(db).orderBy('createdAt').orderBy('guid').execute();
export const findHook = (db: Db, guid: string) => hooks(db).where('guid', '=', guid).executeTakeFirst();

export async function insertHook(db: Db, hook: Insertable<WebhooksTable>): Promise<void> {
  await db.insertInto('webhooks').values(hook).execute();
}

export async function updateHook(db: Db, guid: string, values: Updateable<WebhooksTable>): Promise<void> {
  await db.updateTable('webhooks').set(values).where('guid', '=', guid).execute();
}

export async function deleteHook(db: Db, guid: string): Promise<void> {
  await db.deleteFrom('webhooks').where('guid', '=', guid).execute();
}

export const listDeliveries = (db: Db, webhookGuid: string) =>
  db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookGuid', '=', webhookGuid)
    .orderBy('serial', 'desc')
    .limit(HOOK_LOG_SHOWN)
    .execute();

export const insertDelivery = (db: Db, delivery: Insertable<WebhookDeliveriesTable>) =>
  db.insertInto('webhookDeliveries').values(delivery).returningAll().executeTakeFirstOrThrow();

export const updateDelivery = (
  db: Db,
  place: { readonly webhookGuid: string; readonly guid: string },
  values: Updateable<WebhookDeliveriesTable>,
) =>
  db
    .updateTable('webhookDeliveries')
    .set(values)
    .where('guid', '=', place.guid)
    .where('webhookGuid', '=', place.webhookGuid)
    .returningAll()
    .executeTakeFirst();

/** The next delivery of an address: the oldest that was not accepted yet, whether or not it is due. */
export const nextDelivery = (db: Db, webhookGuid: string) =>
  db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookGuid', '=', webhookGuid)
    .where('state', '=', 'queued')
    .orderBy('serial')
    .limit(1)
    .executeTakeFirst();

/**
 * A due time further away than any backoff was set by a clock that ran ahead. Clocks of processes that differ by
 * seconds stay far below it.
 */
const strayed = (now: Date) => new Date(now.getTime() + 60 * 60_000);

/** Claims an address for this process until a time; undefined when another process has it. */
export const claimHook = (db: Db, guid: string, now: Date, until: Date) =>
  db
    .updateTable('webhooks')
    .set({ busyUntil: until })
    .where('guid', '=', guid)
    .where('active', '=', true)
    .where((eb) =>
      eb.or([eb('busyUntil', 'is', null), eb('busyUntil', '<=', now), eb('busyUntil', '>', strayed(now))]),
    )
    .returning(['guid', 'companyGuid', 'url', 'secretSalt', 'previousSalt', 'previousUntil', 'failingSince'])
    .executeTakeFirst();

export const isTimeOf = (nextAt: Date | null, now: Date): boolean =>
  nextAt === null || nextAt <= now || nextAt > strayed(now);

/** Runs outside a tenant: addresses whose next call is due. */
export async function listDueHooks(db: Db, now: Date) {
  const { rows } = await sql<{ guid: string; companyGuid: string }>`
    select w.guid, w.company_guid from webhooks w
    where w.active and (
      select d.next_at is null or d.next_at <= ${now} or d.next_at > ${strayed(now)}
      from webhook_deliveries d
      where d.webhook_guid = w.guid and d.state = 'queued' order by d.serial limit 1)`.execute(db);
  return rows;
}
