import type { CellMend, PreviewState, SheetField, SheetKind } from '@truciolo/contract';
import type { ImportWords } from '../../../platform/database/import-tables.ts';
import type { MachineName } from '../cells/machine-codes.ts';
import type { Mapping } from '../plan/headings.ts';
import type { StoredMatch } from '../plan/plan-rows.ts';
import type { StoredQuote } from '../quotes/stored-quote.ts';
import type { Fields, MatchKey } from '../sheets/sheet.ts';
import type { SheetName } from '../sheets/sheets.ts';

/** Tasks of the worker. */
export type SheetRequest = ReadRequest | WriteRequest;

export interface ReadRequest {
  readonly kind: 'read';
  readonly bytes: Uint8Array;
  readonly registry: SheetKind;
  /** Name of the sheet to read; empty = the one called like the registry, or the first. */
  readonly sheet: string;
  readonly remembered: Mapping;
  /** Meanings of the shop's own words. */
  readonly words: ImportWords;
  /** Cells corrected in the preview. */
  readonly mends: readonly CellMend[];
  /** Asks about the columns even if all are known. */
  readonly remap: boolean;
  readonly machines: readonly MachineName[];
  /** Fields that this user may not see, and therefore not set. */
  readonly secrets: readonly string[];
  /** `YYYY-MM-DD` in Rome. */
  readonly today: string;
}

export interface WriteRequest {
  readonly kind: 'write';
  readonly sheets: readonly { readonly registry: SheetName; readonly rows: readonly ExportRow[] }[];
  /** Adds an example row and room for new rows. */
  readonly template: boolean;
  readonly machines: readonly MachineName[];
  readonly secrets: Readonly<Partial<Record<SheetName, readonly string[]>>>;
}

export interface ExportRow {
  readonly guid: string;
  readonly fields: Fields;
}

/** Keys of the stored rows that the worker needs. */
export interface WantedKeys {
  readonly guids: readonly string[];
  readonly keys: Readonly<Partial<Record<MatchKey['name'], readonly string[]>>>;
}

export interface MappingResult {
  readonly kind: 'mapping';
  readonly sheet: string;
  readonly sheets: readonly string[];
  readonly note: string;
  readonly columns: readonly {
    readonly heading: string;
    readonly samples: readonly string[];
    readonly proposed: string | null;
  }[];
  readonly fields: readonly SheetField[];
}

export interface PlanResult {
  readonly kind: 'plan';
  readonly sheet: string;
  readonly sheets: readonly string[];
  readonly columns: readonly SheetField[];
  readonly ignored: readonly string[];
  readonly notes: readonly string[];
  readonly exampleSkipped: boolean;
  readonly counts: Readonly<Record<PreviewState | 'total', number>>;
  readonly saves: { readonly created: number; readonly updated: number; readonly skipped: number };
  readonly badLines: readonly number[];
  /** One letter per row. */
  readonly states: string;
  /** Rows as JSON, `CHUNK_ROWS` in each. */
  readonly chunks: readonly string[];
}

/** Rows per chunk; a window of the preview touches one or two. */
export const CHUNK_ROWS = 250;

export type SheetAnswer =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly message: string }
  | MappingResult
  | PlanResult;

/** Answer to the worker's request for stored rows. */
export interface StoredReply {
  /** Rows of the registry, or the customers of past quotes. */
  readonly stored: readonly StoredMatch[];
  /** Stored quotes with a number of the file. */
  readonly quotes: readonly StoredQuote[];
}
