import { type CellMend, imports, SHEET_UPLOAD_TYPE, type SheetKind } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

interface Reading {
  readonly sheet?: string;
  readonly remap?: boolean;
  /** Cells written over in the preview. */
  readonly mends?: readonly CellMend[];
}

/** Has the server read a file: a preview of its rows, or a question about its columns. */
export const previewFile = (
  registry: SheetKind,
  file: File,
  { sheet = '', remap = false, mends = [] }: Reading = {},
) =>
  api(imports.preview, {
    params: { registry },
    query: {
      name: file.name.slice(0, 200),
      sheet,
      remap: remap ? 'yes' : 'no',
      mends: mends.length === 0 ? '' : JSON.stringify(mends),
    },
    upload: new Blob([file], { type: SHEET_UPLOAD_TYPE }),
  });
