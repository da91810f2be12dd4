import { type Change, pathKey } from '@truciolo/changes';
import { type Changes, writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { cutText } from '../list/cut-text.ts';
import type { LockedQuote } from '../repository.ts';

/** Saves of one person within this time are one sitting, and one line of history. */
const SITTING_MS = 15 * 60_000;
const MOST_FIELDS = 20;
const LONGEST_VALUE = 200;

const short = (value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return cutText(value, LONGEST_VALUE);
  return typeof value === 'object' ? '…' : value;
};

/** Autosave runs every few seconds: the history shows one entry per sitting, with the fields of the first save. */
export async function noteSave(
  db: Db,
  { actor }: Pick<Context, 'actor'>,
  { guid, companyGuid }: Pick<LockedQuote, 'guid' | 'companyGuid'>,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const last = await db
    .selectFrom('audit')
    .select(['at', 'actorGuid', 'action'])
    .where('companyGuid', '=', companyGuid)
    .where('entity', '=', 'quote')
    .where('entityGuid', '=', guid)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSameSitting =
    last?.actorGuid === actor.userGuid &&
    ['create', 'update'].includes(last.action) &&
    now.getTime() - last.at.getTime() < SITTING_MS;
  if (isSameSitting) return;
  const told: Changes = Object.fromEntries(
    changes
      .slice(0, MOST_FIELDS)
      .map(({ path, base, value }) => [pathKey(path), { from: short(base), to: short(value) }]),
  );
  const entry = { action: 'update', entity: 'quote', entityGuid: guid, changes: told, at: now };
  await writeAudit(db, { companyGuid, actor, ...entry });
}
