import type { RequestFileKind } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Content } from '../../../platform/files/received-file.ts';
import { baseName } from '../../files/index.ts';
import { requestKind, typeOfKind } from '../../requests/index.ts';

const EMPTY = 'è vuoto';

/** Kinds that the page takes: nothing that could run or hide a program. */
const TAKEN: readonly RequestFileKind[] = ['step', 'iges', 'stl', 'dxf', 'pdf', 'png', 'jpeg', 'webp'];

/** Name and type of an upload by its content; one sentence for a file that is not taken. */
export async function acceptUpload(
  upload: Content,
  given: string,
): Promise<{ readonly name: string; readonly kind: RequestFileKind; readonly type: string }> {
  const name = baseName(given).slice(0, 200);
  const found = upload.length === 0 ? { refusal: EMPTY } : await requestKind(upload, name);
  const refusal =
    'refusal' in found ? found.refusal : TAKEN.includes(found.kind) ? null : 'non è un modello né un disegno';
  if (refusal !== null || 'refusal' in found)
    throw new AppError('UNSUPPORTED_MEDIA', { message: `«${name}» non è stato preso: ${refusal}.` });
  return { name, kind: found.kind, type: typeOfKind(found.kind) };
}
