import { fileMediaTypes } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import type { Db } from '../../platform/database/handles.ts';

/** Where a file that the customer is shown lies, by its guid. */
export type ShownFiles = ReadonlyMap<string, { readonly file: string; readonly type: string }>;

/** What a quote shows of its files; everything else that is attached stays inside. */
export interface Shown {
  /** What pages and the printer show alike. */
  readonly pictures: ShownFiles;
  /** What pages let the customer turn. */
  readonly meshes: ShownFiles;
}

const PICTURES = [fileMediaTypes.png, fileMediaTypes.jpeg];
const MESHES = [fileMediaTypes.mesh];

/** The files a quote shows its customer. One that was removed since, or is another quote's, is left out. */
export async function shownOf(
  db: Db,
  quoteGuid: string,
  { positions }: Pick<QuoteDocument, 'positions'>,
): Promise<Shown> {
  const wanted = positions.flatMap(({ picture, mesh }) => [picture ?? [], mesh ?? []].flat());
  if (wanted.length === 0) return { pictures: new Map(), meshes: new Map() };
  const rows = await db
    .selectFrom('quoteFiles')
    .select(['guid', 'file', 'type', 'viewFile', 'viewType'])
    .where('quoteGuid', '=', quoteGuid)
    .where('guid', 'in', wanted)
    .execute();
  // A large picture is shown as it was made smaller.
  const shown = rows.map(({ guid, file, type, viewFile, viewType }) => ({
    guid,
    file: viewFile ?? file,
    type: viewType ?? type,
  }));
  const of = (types: readonly string[]): ShownFiles =>
    new Map(
      shown.filter(({ type }) => types.includes(type)).map(({ guid, file, type }) => [guid, { file, type }]),
    );
  return { pictures: of(PICTURES), meshes: of(MESHES) };
}
