import {
  imports,
  type PreviewRow,
  type PreviewStep,
  SHEET_UPLOAD_TYPE,
  type SheetKind,
} from '@truciolo/contract';
import { type CellValue, readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { TestCompany } from './test-server.ts';

type Company = Pick<TestCompany, 'call'>;
export type Rows = CellValue[][];

export const workbook = (rows: Rows, more: Partial<WriteSheet> = {}): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Foglio1', rows, ...more }] });

const upload = (bytes: Uint8Array | string) => new Blob([bytes as BlobPart], { type: SHEET_UPLOAD_TYPE });

/** Sends a file and returns whatever the server answers. */
export const send = (
  { call }: Company,
  registry: SheetKind,
  bytes: Uint8Array | string,
  query: { sheet?: string; remap?: 'yes'; name?: string; mends?: string } = {},
) =>
  call(imports.preview, {
    params: { registry },
    query: { name: 'prova.xlsx', ...query },
    upload: upload(bytes),
  });

/** The preview of a file whose columns are all known. */
export async function preview(
  company: Company,
  registry: SheetKind,
  bytes: Uint8Array | string,
): Promise<PreviewStep> {
  const answer = await send(company, registry, bytes);
  if (answer.step !== 'preview') throw new Error(`a mapping is asked for: ${answer.note}`);
  return answer;
}

export async function rowsOf(
  { call }: Company,
  { guid }: PreviewStep,
  show: 'all' | 'bad' = 'all',
): Promise<PreviewRow[]> {
  return (await call(imports.previewRows, { params: { guid }, query: { show } })).rows;
}

/** Every error of a file: line, column, sentence. */
export async function complaints(company: Company, registry: SheetKind, bytes: Uint8Array | string) {
  const rows = await rowsOf(company, await preview(company, registry, bytes), 'bad');
  return rows.flatMap(({ line, errors }) =>
    Object.entries(errors).map(([path, message]) => `${line} ${path}: ${message}`),
  );
}

export const confirm = ({ call }: Company, { guid }: PreviewStep) =>
  call(imports.confirm, { params: { guid }, body: {} });

export async function importRows(company: Company, registry: SheetKind, rows: Rows) {
  return confirm(company, await preview(company, registry, await workbook(rows)));
}

export const map = ({ call }: Company, registry: SheetKind, mapping: Record<string, string | null>) =>
  call(imports.saveMapping, { params: { registry }, body: { mapping } });

/** Bytes of the list's export. */
export async function exported(
  { call }: Company,
  registry: SheetKind,
  body: { q?: string; filter?: string[]; sort?: string; archived?: 'all'; guids?: string[] } = {},
): Promise<Uint8Array> {
  const { base64 } = await call(imports.exportSheet, { params: { registry }, body });
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

/** Cells of the first sheet. */
export async function cellsOf(bytes: Uint8Array): Promise<Rows> {
  return (await readXlsx(bytes)).sheets[0]?.rows ?? [];
}
