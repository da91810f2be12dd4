import { confirmImport } from './confirm-import.ts';
import { exportSheet, makeTemplate } from './export-sheet.ts';
import { listPreviewRows } from './list-preview-rows.ts';
import { previewImport } from './preview-import.ts';
import { applyPriceChange, previewPriceChange } from './price-change.ts';
import { saveMapping } from './save-mapping.ts';

export const importsRoutes = [
  makeTemplate,
  exportSheet,
  previewImport,
  listPreviewRows,
  confirmImport,
  saveMapping,
  previewPriceChange,
  applyPriceChange,
];
