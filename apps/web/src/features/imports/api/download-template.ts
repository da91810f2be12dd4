import { type SheetKind, sheetTemplate } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { saveWorkbook } from './save-workbook.ts';

export async function downloadTemplate(what: SheetKind | 'all'): Promise<void> {
  saveWorkbook(await api(sheetTemplate, { params: { what } }));
}
