import type { SheetKind } from '@truciolo/contract';
import { costsSheet } from './costs-sheet.ts';
import { customersSheet } from './customers-sheet.ts';
import { machinesSheet } from './machines-sheet.ts';
import { materialsSheet } from './materials-sheet.ts';
import { quoteListSheet } from './quote-list-sheet.ts';
import { quotesSheet } from './quotes-sheet.ts';
import type { RegistrySheet, WrittenSheet } from './sheet.ts';
import { worksSheet } from './works-sheet.ts';

export const sheets: Readonly<Record<SheetKind, RegistrySheet>> = {
  customers: customersSheet,
  materials: materialsSheet,
  works: worksSheet,
  costs: costsSheet,
  machines: machinesSheet,
  quotes: quotesSheet,
};

export type SheetName = SheetKind | 'quote-list';

/** All sheets that can be exported; the list of quotes cannot be imported. */
export const writtenSheets: Readonly<Record<SheetName, WrittenSheet>> = {
  ...sheets,
  'quote-list': quoteListSheet,
};
