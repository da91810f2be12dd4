import { imports, SHEET_UPLOAD_TYPE, type SheetKind } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

interface Reading {
  readonly sheet?: string;
  readonly remap?: boolean;
}

/** Has the server read a file: a preview of its rows, or a question about its columns. */
export const previewFile = (registry: SheetKind, file: File, { sheet = '', remap = false }: Reading = {}) =>
  api(imports.preview, {
    params: { registry },
    query: { name: file.name.slice(0, 200), sheet, remap: remap ? 'yes' : 'no' },
    upload: new Blob([file], { type: SHEET_UPLOAD_TYPE }),
  });
