import type { PastQuoteRow } from '../sheets/past-quote.ts';

/** A stored quote with a number of the file. */
export interface StoredQuote {
  readonly guid: string;
  readonly version: number;
  readonly number: string;
  /** False: created here, with a number of the company's sequence. */
  readonly imported: boolean;
  readonly revision: number;
  readonly archived: boolean;
  readonly customerGuid: string | null;
  /** Rows in the form of the sheet; none for a quote that was created here. */
  readonly rows: readonly PastQuoteRow[];
}
