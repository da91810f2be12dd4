import type { PastQuoteRow } from '../sheets/past-quote.ts';

/** A quote of ours with a number that the file has too. */
export interface StoredQuote {
  readonly guid: string;
  readonly version: number;
  readonly number: string;
  /** False: made here, its number belongs to the company's sequence. */
  readonly imported: boolean;
  readonly revision: number;
  readonly archived: boolean;
  readonly customerGuid: string | null;
  /** As the sheet would have them; none for a quote that was made here. */
  readonly rows: readonly PastQuoteRow[];
}
