import type { Quote, QuoteState } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { addWords, insertLines } from '../list/lines-repository.ts';
import { summarise } from '../list/summary.ts';
import { storedJson } from '../stored-json.ts';

/** A quote of the past, with all of its revisions, oldest first. */
export interface PastQuote {
  readonly number: string;
  /** Place in the sequence, or null for a number outside it. */
  readonly place: { readonly year: number; readonly serial: number } | null;
  readonly state: QuoteState;
  readonly documents: readonly QuoteDocument[];
  readonly ownerGuid: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly outcome: Quote['outcome'];
}

/** Rows of one statement: well below the 65,535 values PostgreSQL takes. */
const BATCH = 200;

function rowsOf(companyGuid: string, quote: PastQuote) {
  const { state, documents, ownerGuid, createdAt, sentAt, outcome, number, place } = quote;
  const guid = newGuid(createdAt);
  const newest = documents.length;
  const summaries = documents.map((document) => summarise(document, number));
  const last = summaries.at(-1);
  if (!last) throw new Error(`quote ${number} without a document`);
  return {
    row: {
      ...last.columns,
      guid,
      companyGuid,
      number,
      year: place?.year ?? null,
      serial: place?.serial ?? null,
      imported: place === null,
      revision: newest,
      state,
      ownerGuid,
      sentAt,
      outcome: outcome && storedJson(outcome),
      createdAt,
      updatedAt: outcome ? new Date(outcome.at) : (sentAt ?? createdAt),
    },
    revisions: summaries.map(({ totals }, index) => ({
      companyGuid,
      quoteGuid: guid,
      revision: index + 1,
      state: index + 1 === newest ? state : ('sent' as const),
      document: storedJson(documents[index]),
      totals: storedJson(totals),
      sentAt: index + 1 === newest ? sentAt : createdAt,
      createdAt,
      createdBy: ownerGuid,
    })),
    lines: last.lines.map((line) => ({ ...line, companyGuid, quoteGuid: guid })),
  };
}

/** Many quotes in few statements; answers their keys. Numbers are the caller's: see `setLastSerial`. */
export async function insertQuotes(
  db: Db,
  companyGuid: string,
  quotes: readonly PastQuote[],
): Promise<string[]> {
  const guids: string[] = [];
  for (let from = 0; from < quotes.length; from += BATCH) {
    const made = quotes.slice(from, from + BATCH).map((quote) => rowsOf(companyGuid, quote));
    await db
      .insertInto('quotes')
      .values(made.map(({ row }) => row))
      .execute();
    await db
      .insertInto('quoteRevisions')
      .values(made.flatMap(({ revisions }) => revisions))
      .execute();
    await insertLines(
      db,
      made.flatMap(({ lines }) => lines),
    );
    await addWords(db, companyGuid, made.map(({ row }) => row.searchKey).join(' '));
    guids.push(...made.map(({ row }) => row.guid));
  }
  return guids;
}

/** Sets the last number of a year, where the sequence continues. */
export async function setLastSerial(db: Db, companyGuid: string, year: number, last: number): Promise<void> {
  await db.insertInto('quoteCounters').values({ companyGuid, year, last }).execute();
}
