import type { Db } from '../../../platform/database/handles.ts';

const columns = [
  'guid',
  'companyGuid',
  'email',
  'firstName',
  'lastName',
  'role',
  'hideCosts',
  'seat',
  'invitedBy',
  'createdAt',
  'expiresAt',
] as const;

export type InvitationRow = Awaited<ReturnType<typeof listOpenInvitations>>[number];

export function listOpenInvitations(db: Db, companyGuid: string) {
  return db
    .selectFrom('invitations')
    .select(columns)
    .where('companyGuid', '=', companyGuid)
    .where('usedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute();
}

type NewRow = InvitationRow & { readonly tokenHash: string };

/** One open invitation for each address: a new one takes the place of the last. */
export async function replaceInvitation(db: Db, row: NewRow): Promise<void> {
  // Two invitations at once replace each other one after the other.
  await db.selectFrom('companies').select('guid').where('guid', '=', row.companyGuid).forUpdate().execute();
  await db
    .deleteFrom('invitations')
    .where('companyGuid', '=', row.companyGuid)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', row.email.toLowerCase()))
    .execute();
  await db.insertInto('invitations').values(row).execute();
}

interface NewLink {
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export function renewInvitation(db: Db, guid: string, link: NewLink): Promise<InvitationRow | undefined> {
  return db
    .updateTable('invitations')
    .set(link)
    .where('guid', '=', guid)
    .where('usedAt', 'is', null)
    .returning(columns)
    .executeTakeFirst();
}

export function deleteInvitation(db: Db, guid: string) {
  return db
    .deleteFrom('invitations')
    .where('guid', '=', guid)
    .where('usedAt', 'is', null)
    .returning('email')
    .executeTakeFirst();
}

/** Runs outside a tenant: the invitation of a link, while it can be used. */
export function findInvitation(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.guid', 'invitations.companyGuid')
    .select(columns.map((name) => `invitations.${name}` as const))
    .select(['companies.name as companyName', 'companies.kind as companyKind'])
    .where('invitations.tokenHash', '=', tokenHash)
    .where('invitations.usedAt', 'is', null)
    .where('invitations.expiresAt', '>', now)
    .executeTakeFirst();
}
