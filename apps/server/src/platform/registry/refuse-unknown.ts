import { AppError } from '../app-error.ts';
import type { Db } from '../database/handles.ts';

/** What people choose from their registries, and the sentence for a choice that is not there. */
const SENTENCES = {
  machines: 'Questa macchina non è nel parco macchine: scegline un’altra.',
  materials: 'Questo materiale non è in anagrafica: scegline un altro.',
  customers: 'Questo cliente non è in anagrafica: scegline un altro.',
  works: 'Questa lavorazione non è in anagrafica: scegline un’altra.',
} as const;

/** A row of a registry that something else points at. */
export interface Reference {
  readonly table: keyof typeof SENTENCES;
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
  for (const table of Object.keys(SENTENCES) as Reference['table'][]) {
    const wanted = fresh.filter((reference) => reference.table === table);
    if (wanted.length === 0) continue;
    const guids = [...new Set(wanted.flatMap(({ guid }) => guid ?? []))];
    const rows = await db.selectFrom(table).select('guid').where('guid', 'in', guids).execute();
    const known = new Set(rows.map(({ guid }) => guid));
    for (const { guid, field } of wanted) if (guid && !known.has(guid)) fields[field] = SENTENCES[table];
  }
  const [message] = Object.values(fields);
  if (message) throw new AppError('VALIDATION', { message, fields });
}
