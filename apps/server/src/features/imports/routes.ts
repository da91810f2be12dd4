import {
  applyPriceChange as applyPriceChangeSpec,
  confirmImport as confirmSpec,
  exportSheet as exportSpec,
  previewPriceChange as previewPriceChangeSpec,
  previewRows,
  previewImport as previewSpec,
  saveMapping as saveMappingSpec,
  sheetTemplate,
} from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { confirmImport } from './confirm-import.ts';
import { exportSheet, makeTemplate } from './export-sheet.ts';
import { listPreviewRows } from './list-preview-rows.ts';
import { previewImport } from './preview-import.ts';
import { applyPriceChange, previewPriceChange } from './price-change.ts';
import { saveMapping } from './save-mapping.ts';

export const importsRoutes = [
  endpoint(sheetTemplate, makeTemplate),
  endpoint(exportSpec, exportSheet),
  endpoint(previewSpec, previewImport),
  endpoint(previewRows, listPreviewRows),
  endpoint(confirmSpec, confirmImport),
  endpoint(saveMappingSpec, saveMapping),
  endpoint(previewPriceChangeSpec, previewPriceChange),
  endpoint(applyPriceChangeSpec, applyPriceChange),
];
