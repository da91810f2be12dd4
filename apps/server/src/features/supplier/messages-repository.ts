import type { MessageState } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';

interface Box {
  readonly supplierGuid: string;
  readonly adminGuid?: string | undefined;
  readonly state?: MessageState | undefined;
}

const inbox = (db: Db, { supplierGuid, adminGuid, state }: Box) => {
  let query = db
    .selectFrom('contactMessages')
    .leftJoin('companies', 'companies.guid', 'contactMessages.fromCompanyGuid')
    .where('contactMessages.companyGuid', '=', supplierGuid);
  if (adminGuid) query = query.where('contactMessages.adminGuid', '=', adminGuid);
  if (state) query = query.where('contactMessages.state', '=', state);
  return query;
};

const withColumns = (query: ReturnType<typeof inbox>) =>
  query
    .select([
      'contactMessages.guid',
      'contactMessages.name',
      'contactMessages.email',
      'contactMessages.phone',
    ])
    .select(['contactMessages.company', 'contactMessages.message', 'contactMessages.state'])
    .select(['contactMessages.createdAt', 'contactMessages.adminGuid', 'contactMessages.fromCompanyGuid'])
    .select('companies.name as companyName');

export type MessageRow = Awaited<ReturnType<typeof listInbox>>[number];

export function listInbox(db: Db, box: Box, window: { offset: number; limit: number }) {
  return withColumns(inbox(db, box))
    .orderBy('contactMessages.createdAt', 'desc')
    .orderBy('contactMessages.guid', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
}

export async function countMessages(db: Db, box: Box): Promise<number> {
  const row = await inbox(db, box)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

export function findMessage(db: Db, supplierGuid: string, guid: string): Promise<MessageRow | undefined> {
  return withColumns(inbox(db, { supplierGuid })).where('contactMessages.guid', '=', guid).executeTakeFirst();
}

export async function setState(db: Db, guid: string, state: MessageState): Promise<void> {
  await db.updateTable('contactMessages').set({ state }).where('guid', '=', guid).execute();
}
