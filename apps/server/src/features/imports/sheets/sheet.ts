import type { SheetKind } from '@truciolo/contract';
import type { z } from 'zod';

/** What an Excel cell holds; a date is a Date. */
export type CellValue = string | number | boolean | Date | null;

/** How a field becomes a cell and comes back. */
export type CellKind =
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
  /** With `choice`: stored value → what people read. */
  readonly options?: Readonly<Record<string, string>>;
  /** With `choice`: stored value → other words people write for it. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  readonly required?: boolean;
  /** Leading zeros that Excel takes away from a number come back: 11 for a P.IVA, 5 for a CAP. */
  readonly digits?: number;
  /** A date means its year. */
  readonly year?: true;
  /** Other headings under which shops keep the same thing. */
  readonly also?: readonly string[];
  /** Characters. */
  readonly width?: number;
}

/** A way to find the row of ours that a row of the file means, strongest first. */
export interface MatchKey {
  readonly name: 'code' | 'vat' | 'name' | 'designation' | 'any-condition' | 'number';
  /** The column a complaint about it is shown at. */
  readonly path: string;
  /** Two rows of the file, or the file and a stored row, may not share it. */
  readonly unique: boolean;
  /** Empty when the row has none. */
  read(fields: Fields): string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** A sheet that is only written. */
export interface WrittenSheet {
  /** Name of the sheet in a workbook, and of the file. */
  readonly title: string;
  readonly columns: readonly SheetColumn[];
}

export interface RegistrySheet extends WrittenSheet {
  readonly registry: SheetKind;
  /** The contract's own rules. */
  readonly fields: z.ZodObject<z.ZodRawShape, z.core.$strict>;
  /** A new row before the cells are put in. */
  readonly blank: () => Fields;
  readonly keys: readonly MatchKey[];
  /** Entries of lists that have columns of their own (`contacts.0`), as they begin. */
  readonly entries?: Readonly<Record<string, Fields>>;
}

/** First column of every sheet, hidden: the row's own guid. */
export const ID_HEADING = 'ID';
/** In the place of a guid: the row shows how to fill the sheet. */
export const EXAMPLE_ID = 'ESEMPIO';

/** Characters of a column that says nothing else. */
export const USUAL_WIDTH = 14;

export const headingOf = ({ heading, unit }: SheetColumn): string =>
  unit ? `${heading} (${unit})` : heading;

export const isNumeric = ({ kind }: SheetColumn): boolean =>
  kind === 'number' || kind === 'integer' || kind === 'money' || kind === 'percent';
