import type { Db } from '../../../platform/database/handles.ts';
import { findByNumber, readFirstRevisions } from '../../quotes/index.ts';
import type { PastQuoteRow } from '../sheets/past-quote.ts';
import { rowsOfDocument } from './past-document.ts';
import type { StoredQuote } from './stored-quote.ts';

/** Documents in memory at once. */
const BATCH = 200;

/** Quotes that have one of these numbers, as the sheet would show them. */
export async function findNumbered(db: Db, numbers: readonly string[]): Promise<StoredQuote[]> {
  const stored: StoredQuote[] = [];
  for (let from = 0; from < numbers.length; from += BATCH) {
    const quotes = await findByNumber(db, numbers.slice(from, from + BATCH));
    const imported = quotes.filter((quote) => quote.imported).map(({ guid }) => guid);
    const documents = new Map(
      (await readFirstRevisions(db, imported)).map(({ quoteGuid, document }) => [quoteGuid, document]),
    );
    for (const { guid, version, number, imported, revision, archivedAt, state, outcome } of quotes) {
      const document = documents.get(guid);
      const told = { number, state: state as PastQuoteRow['state'], reason: outcome?.reason ?? '' };
      stored.push({
        guid,
        version,
        number,
        imported,
        revision,
        archived: archivedAt !== null,
        customerGuid: document?.customer.guid ?? null,
        rows: document ? rowsOfDocument(document, told) : [],
      });
    }
  }
  return stored;
}
