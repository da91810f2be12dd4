import type { QuoteDocument } from '@truciolo/quote';
import type { Db } from '../../platform/database/handles.ts';

/** Where the picture of a position lies, by its guid. */
export type Pictures = ReadonlyMap<string, { readonly file: string; readonly type: string }>;

/** What pages and the printer show alike; everything else that is attached stays inside. */
const SHOWN = ['image/png', 'image/jpeg'];

/** The pictures a quote shows its customer. One that was removed since, or is another quote's, is left out. */
export async function picturesOf(
  db: Db,
  quoteGuid: string,
  { positions }: Pick<QuoteDocument, 'positions'>,
): Promise<Pictures> {
  const wanted = positions.flatMap(({ picture }) => picture ?? []);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('quoteFiles')
    .select(['guid', 'file', 'type'])
    .where('quoteGuid', '=', quoteGuid)
    .where('guid', 'in', wanted)
    .where('type', 'in', SHOWN)
    .execute();
  return new Map(rows.map(({ guid, file, type }) => [guid, { file, type }]));
}
