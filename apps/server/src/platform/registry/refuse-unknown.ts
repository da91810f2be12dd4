import { type RegistryName, registries } from '@truciolo/contract';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/handles.ts';
import type { RegistryTableName } from './registry-table-name.ts';

/** Registries whose table has their own name; none of the others is referred to by a guid. */
type ReferredName = RegistryName & RegistryTableName;

/** A row of a registry that something else points at. */
export interface Reference {
  readonly table: ReferredName;
  readonly guid: string | null | undefined;
  /** Where the sentence goes. */
  readonly field: string;
}

const keyOf = ({ table, guid }: Reference) => `${table} ${guid}`;

/** What was there `before` is not asked about again: a sample that was removed since does not keep anybody from saving. */
export function freshReferences(references: readonly Reference[], before: readonly Reference[]): Reference[] {
  const kept = new Set(before.map(keyOf));
  return references.filter((reference) => reference.guid && !kept.has(keyOf(reference)));
}

/**
 * Looks every reference that was not there `before` up as the tenant, who sees nobody else's rows.
 */
export async function refuseUnknown(
  db: Db,
  references: readonly Reference[],
  before: readonly Reference[] = [],
): Promise<void> {
  const fresh = freshReferences(references, before);
  const fields: Record<string, string> = {};
  for (const table of new Set(fresh.map((reference) => reference.table))) {
    const wanted = fresh.filter((reference) => reference.table === table);
    if (wanted.length === 0) continue;
    const guids = [...new Set(wanted.flatMap(({ guid }) => guid ?? []))];
    const rows = await db.selectFrom(table).select('guid').where('guid', 'in', guids).execute();
    const known = new Set(rows.map(({ guid }) => guid));
    for (const { guid, field } of wanted)
      if (guid && !known.has(guid)) fields[field] = registries[table].words.missing;
  }
  const [message] = Object.values(fields);
  if (message) throw new AppError('VALIDATION', { message, fields });
}
