import { fileMediaTypes } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import type { Db } from '../../platform/database/handles.ts';

/** Storage of the files that the customer may see, by guid. */
export type ShownFiles = ReadonlyMap<string, { readonly file: string; readonly type: string }>;

/** Files that a quote shows; all other attachments stay internal. */
export interface Shown {
  /** Pictures for pages and the printer. */
  readonly pictures: ShownFiles;
  /** Models that pages show in 3D. */
  readonly meshes: ShownFiles;
}

const PICTURES = [fileMediaTypes.png, fileMediaTypes.jpeg];
const MESHES = [fileMediaTypes.mesh];

/** Files that a quote shows its customer. Removed files, and those of other quotes, are left out. */
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
  // Large pictures are shown in their reduced version.
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
