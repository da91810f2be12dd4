import { SHOP_FILE_BYTES } from '@truciolo/contract';
import { type ContentKind, codeKey, contentKind, readFileName } from '@truciolo/request';

export interface TakenFile {
  readonly file: File;
  readonly role: 'model' | 'drawing';
  readonly key: string;
  readonly name: string;
}

export interface RefusedFile {
  readonly refused: 'empty' | 'kind' | 'archive' | 'size';
  readonly name: string;
}

const HEAD_BYTES = 8192;
const MODELS: ReadonlySet<ContentKind> = new Set(['step', 'iges', 'stl']);
const DRAWINGS: ReadonlySet<ContentKind> = new Set(['pdf', 'dxf']);
const PHOTO = /\.(png|jpe?g|webp)$/i;

/** The content decides; a binary STL shows itself only as a whole, so there the name is believed until it is read. */
function roleOf(name: string, kind: ContentKind): TakenFile['role'] | null {
  if (MODELS.has(kind) || (kind === 'unknown' && /\.stl$/i.test(name))) return 'model';
  if (DRAWINGS.has(kind) || (kind === 'image' && PHOTO.test(name))) return 'drawing';
  return null;
}

/** Looks at the beginning of a file and decides its place on the page. */
export async function inspectFile(file: File): Promise<TakenFile | RefusedFile> {
  const { name, size } = file;
  if (size === 0) return { refused: 'empty', name };
  if (size > SHOP_FILE_BYTES) return { refused: 'size', name };
  const kind = contentKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const role = roleOf(name, kind);
  if (!role) return { refused: kind === 'archive' ? 'archive' : 'kind', name };
  const { base, code } = readFileName(name);
  return { file, role, key: codeKey(code) || base.toLowerCase(), name: code || base };
}
