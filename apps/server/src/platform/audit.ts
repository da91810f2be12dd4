import { isLogged } from '@truciolo/contract';
import type { Db } from './database/handles.ts';
import { insertMany } from './database/insert-many.ts';
import { newGuid } from './guid.ts';

export type Changes = Record<string, { from: unknown; to: unknown }>;

/** Action and entity of an audit entry. */
export interface Act {
  readonly action: string;
  readonly entity: string;
  readonly entityGuid: string | null;
  readonly changes?: Changes;
}

export interface AuditEntry extends Act {
  readonly companyGuid: string;
  /** null = the program itself (registration, background tasks). */
  readonly actor: { readonly userGuid: string; readonly firstName: string; readonly lastName: string } | null;
  /** A person without an account, such as the buyer who answered on the link. */
  readonly outsider?: string;
  readonly at: Date;
}

function rowOf(entry: AuditEntry) {
  if (!isLogged(entry.entity)) throw new Error(`the activity log has no word for ${entry.entity}`);
  return {
    guid: newGuid(entry.at),
    companyGuid: entry.companyGuid,
    actorGuid: entry.actor?.userGuid ?? null,
    actorName: entry.actor
      ? `${entry.actor.firstName} ${entry.actor.lastName}`
      : entry.outsider || 'Truciolo',
    action: entry.action,
    entity: entry.entity,
    entityGuid: entry.entityGuid,
    changes: entry.changes ?? {},
    at: entry.at,
  };
}

/** Writes one audit entry in the transaction of its change. */
export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  await writeAudits(db, [entry]);
}

/** Writes the audit entries of an action on many rows. */
export async function writeAudits(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  await insertMany(db, 'audit', entries.map(rowOf));
}

const LONGEST_HISTORY = 200;

/** History of one row, newest first. */
export async function listHistory(db: Db, entity: string, entityGuid: string) {
  const entries = await db
    .selectFrom('audit')
    .select(['at', 'actorName', 'action', 'changes'])
    .where('entity', '=', entity)
    .where('entityGuid', '=', entityGuid)
    .orderBy('at', 'desc')
    .orderBy('guid', 'desc')
    .limit(LONGEST_HISTORY)
    .execute();
  return entries.map((entry) => ({
    ...entry,
    at: entry.at.toISOString(),
    changes: entry.changes as Changes,
  }));
}
