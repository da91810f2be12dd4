import { imports, type SheetKind } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { saveWorkbook } from './save-workbook.ts';

export async function downloadTemplate(what: SheetKind | 'all'): Promise<void> {
  saveWorkbook(await api(imports.template, { params: { what } }));
}
