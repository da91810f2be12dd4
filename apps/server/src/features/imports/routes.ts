import { imports, priceChanges } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { confirmImport } from './confirm-import.ts';
import { exportSheet, makeTemplate } from './export-sheet.ts';
import { listPreviewRows } from './list-preview-rows.ts';
import { previewImport } from './preview-import.ts';
import { applyPriceChange, previewPriceChange } from './price-change.ts';
import { saveMapping } from './save-mapping.ts';

export const importsRoutes = [
  endpoint(imports.template, makeTemplate),
  endpoint(imports.exportSheet, exportSheet),
  endpoint(imports.preview, previewImport),
  endpoint(imports.previewRows, listPreviewRows),
  endpoint(imports.confirm, confirmImport),
  endpoint(imports.saveMapping, saveMapping),
  endpoint(priceChanges.preview, previewPriceChange),
  endpoint(priceChanges.apply, applyPriceChange),
];
