import type { PreviewStep, SheetKind } from '@truciolo/contract';
import type { Instant, Json } from './column-types.ts';

interface ImportMappingsTable {
  companyGuid: string;
  registry: SheetKind;
  mapping: Json<Record<string, string | null>>;
  updatedAt: Instant;
}

interface ImportPreviewsTable {
  guid: string;
  companyGuid: string;
  registry: SheetKind;
  createdBy: string;
  summary: Json<Omit<PreviewStep, 'step' | 'guid' | 'registry' | 'expiresAt'>>;
  /** One letter a row: f, c, u, b. */
  states: string;
  createdAt: Instant;
  expiresAt: Instant;
}

interface ImportChunksTable {
  previewGuid: string;
  position: number;
  companyGuid: string;
  /** JSON, read by the imports alone. */
  rows: string;
}

/** Excel sheets on their way in. */
export interface ImportSchema {
  importMappings: ImportMappingsTable;
  importPreviews: ImportPreviewsTable;
  importChunks: ImportChunksTable;
}
