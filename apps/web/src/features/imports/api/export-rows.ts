import { imports, type SheetKind } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';
import { saveWorkbook } from './save-workbook.ts';

/** The listed or chosen rows as an Excel file. */
export async function exportRows(
  registry: SheetKind,
  { filter, ...state }: ListState,
  guids: readonly string[] | null,
): Promise<void> {
  const body = { ...state, filter: [...filter], guids: guids ? [...guids] : null };
  saveWorkbook(await api(imports.exportSheet, { params: { registry }, body }));
}
