import { imports } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { confirmImport } from './confirm-import.ts';
import { exportSheet, makeTemplate } from './export-sheet.ts';
import { listPreviewRows } from './list-preview-rows.ts';
import { previewImport } from './preview-import.ts';
import { applyPriceChange, previewPriceChange } from './price-change.ts';
import { saveMapping } from './save-mapping.ts';

export const importsRoutes = [
  makeTemplate,
  endpoint(imports.exportSheet, exportSheet),
  previewImport,
  listPreviewRows,
  confirmImport,
  endpoint(imports.saveMapping, saveMapping),
  previewPriceChange,
  applyPriceChange,
];
