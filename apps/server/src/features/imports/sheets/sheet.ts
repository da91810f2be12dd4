import type { SheetKind } from '@truciolo/contract';
import type { z } from 'zod';

/** Value of an Excel cell; a date is a Date. */
export type CellValue = string | number | boolean | Date | null;

/** How a field is converted to a cell and back. */
type CellKind =
  | 'text'
  | 'number'
  | 'integer'
  | 'money'
  | 'percent'
  | 'flag'
  | 'choice'
  | 'list'
  | 'range'
  | 'machine'
  | 'day';

/** One column of a sheet. Template, export, import and preview all follow from this. */
export interface SheetColumn {
  /** Dotted path of the field, the column's name everywhere. */
  readonly path: string;
  readonly heading: string;
  readonly kind: CellKind;
  readonly unit?: string;
  /** Shown as a note on the heading. */
  readonly note?: string;
  readonly example?: CellValue;
  /** With `choice`: stored value → label. */
  readonly options?: Readonly<Record<string, string>>;
  /** With `choice`: stored value → synonyms that users write. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  readonly required?: boolean;
  /** Restores leading zeros that Excel removes from numbers: 11 digits for a P.IVA, 5 for a CAP. */
  readonly digits?: number;
  /** Only the year of a date counts. */
  readonly year?: true;
  /** Other usual headings of the same column. */
  readonly also?: readonly string[];
  /** Characters. */
  readonly width?: number;
}

/** A way to find the stored row of a row of the file, strongest first. */
export interface MatchKey {
  readonly name: 'code' | 'vat' | 'name' | 'designation' | 'any-condition' | 'number';
  /** Path of the column that shows errors about this key. */
  readonly path: string;
  /** Two rows of the file, or the file and a stored row, may not share its value. */
  readonly unique: boolean;
  /** Empty when the row has none. */
  read(fields: Fields): string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** A sheet for export only. */
export interface WrittenSheet {
  /** Name of the sheet in a workbook, and of the file. */
  readonly title: string;
  readonly columns: readonly SheetColumn[];
}

export interface RegistrySheet extends WrittenSheet {
  readonly registry: SheetKind;
  /** The contract's own rules. */
  readonly fields: z.ZodObject<z.ZodRawShape, z.core.$strict>;
  /** Default fields of a new row. */
  readonly blank: () => Fields;
  readonly keys: readonly MatchKey[];
  /** Default entries of lists with their own columns (`contacts.0`). */
  readonly entries?: Readonly<Record<string, Fields>>;
}

/** First column of every sheet, hidden: the row's own guid. */
export const ID_HEADING = 'ID';
/** Marks the example row, in place of a guid. */
export const EXAMPLE_ID = 'ESEMPIO';

/** Default width in characters. */
export const USUAL_WIDTH = 14;

export const headingOf = ({ heading, unit }: SheetColumn): string =>
  unit ? `${heading} (${unit})` : heading;

export const isNumeric = ({ kind }: SheetColumn): boolean =>
  kind === 'number' || kind === 'integer' || kind === 'money' || kind === 'percent';
