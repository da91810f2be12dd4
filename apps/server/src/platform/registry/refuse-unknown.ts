import { type RegistryName, registries } from '@truciolo/contract';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/handles.ts';
import type { RegistryTableName } from './registry-table-name.ts';

/** Registries whose table has the same name; the others are not referenced by a guid. */
type ReferredName = RegistryName & RegistryTableName;

/** A row of a registry that another row references. */
export interface Reference {
  readonly table: ReferredName;
  readonly guid: string | null | undefined;
  /** Field that shows the error. */
  readonly field: string;
}

const keyOf = ({ table, guid }: Reference) => `${table} ${guid}`;

/** References that existed `before` are not checked again: a removed sample does not prevent saving. */
export function freshReferences(references: readonly Reference[], before: readonly Reference[]): Reference[] {
  const kept = new Set(before.map(keyOf));
  return references.filter((reference) => reference.guid && !kept.has(keyOf(reference)));
}

/** Checks every new reference as the tenant, who sees no rows of others. */
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
