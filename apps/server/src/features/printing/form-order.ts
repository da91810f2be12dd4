import type { Brand, PrintedImage } from './pdf-order.ts';

/** A text, or a code to be scanned. */
export type FormCell = string | { readonly qr: string } | { readonly text: string; readonly bold: true };

export interface FormColumn {
  readonly label: string;
  readonly width: number | '*' | 'auto';
  readonly right?: true;
}

export type FormBlock =
  | {
      readonly kind: 'table';
      readonly columns: readonly FormColumn[];
      readonly rows: readonly (readonly FormCell[])[];
    }
  | { readonly kind: 'totals'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | { readonly kind: 'picture'; readonly title: string; readonly image: PrintedImage }
  | { readonly kind: 'signatures'; readonly labels: readonly string[] };

/** A paper of facts and tables under the company's head: work sheet, order confirmation, delivery note. Plain data. */
export interface FormOrder {
  readonly kind: 'form';
  readonly title: string;
  readonly number: string;
  readonly brand: Brand;
  readonly to: { readonly label: string; readonly name: string; readonly lines: string } | null;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly blocks: readonly FormBlock[];
}
