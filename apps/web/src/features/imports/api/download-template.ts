import { type SheetRegistry, sheetTemplate } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { saveWorkbook } from './save-workbook.ts';

export async function downloadTemplate(what: SheetRegistry | 'all'): Promise<void> {
  saveWorkbook(await api(sheetTemplate, { params: { what } }));
}
