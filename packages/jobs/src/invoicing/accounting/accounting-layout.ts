import type { ACCOUNTING_FIELDS } from './accounting-fields.data.ts';

export type AccountingField = keyof typeof ACCOUNTING_FIELDS;

export interface AccountingColumn {
  readonly heading: string;
  readonly field: AccountingField;
  /** Content of a `fixed` column; unused in others. */
  readonly text: string;
}

export const ACCOUNTING_SEPARATORS = [';', ',', '|', '\t'] as const;
export const ACCOUNTING_DATES = ['dd/mm/yyyy', 'yyyy-mm-dd', 'ddmmyyyy', 'yyyymmdd'] as const;

/** The form of a CSV file that an accounting program takes. */
export interface AccountingLayout {
  readonly columns: readonly AccountingColumn[];
  readonly separator: (typeof ACCOUNTING_SEPARATORS)[number];
  readonly decimal: ',' | '.';
  readonly dates: (typeof ACCOUNTING_DATES)[number];
  readonly encoding: 'utf-8' | 'windows-1252';
  readonly withHeadings: boolean;
  /** A row for each document, or for each VAT rate of a document. */
  readonly rows: 'document' | 'vat';
  /** Sign of the amounts of credit notes. */
  readonly credits: 'positive' | 'negative';
  /** The program's own codes of the two kinds of documents. */
  readonly invoiceCode: string;
  readonly creditCode: string;
}
