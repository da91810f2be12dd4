import type { PreviewStep, SheetKind } from '@truciolo/contract';
import type { ColumnType } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** Column path → word of the shop, normalised like searches → the cells that it means. */
export type ImportWords = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

interface ImportMappingsTable {
  companyGuid: string;
  registry: SheetKind;
  mapping: Json<Record<string, string | null>>;
  words: ColumnType<ImportWords, string | undefined, string>;
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
