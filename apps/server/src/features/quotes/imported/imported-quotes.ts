import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { forgetFrozen } from '../frozen/frozen-repository.ts';
import { addWords, replaceLines } from '../list/lines-repository.ts';
import { summarise } from '../list/summary.ts';
import { numberPlace } from '../numbers/take-number.ts';
import { updateQuote } from '../repository.ts';
import { setRevision } from '../revisions-repository.ts';
import { storedJson } from '../stored-json.ts';
import type { PastQuote } from './insert-quotes.ts';

/** Quotes of any origin that have one of these numbers. */
export function findByNumber(db: Db, numbers: readonly string[]) {
  return db
    .selectFrom('quotes')
    .select(['guid', 'version', 'number', 'imported', 'revision', 'state', 'outcome', 'archivedAt'])
    .where('number', '=', sql<string>`any(${[...numbers]}::text[])`)
    .execute();
}

/** The documents as they came in. */
export function readFirstRevisions(db: Db, guids: readonly string[]) {
  return db
    .selectFrom('quoteRevisions')
    .select(['quoteGuid', 'document'])
    .where('quoteGuid', '=', sql<string>`any(${[...guids]}::uuid[])`)
    .where('revision', '=', 1)
    .execute();
}

/** Locks the sequence until the transaction ends: the next caller sees the imported numbers. */
export async function lockNumbers(db: Db, companyGuid: string, now: Date): Promise<void> {
  const { year } = await numberPlace(db, companyGuid, now);
  await db
    .insertInto('quoteCounters')
    .values({ companyGuid, year, last: 0 })
    .onConflict((conflict) =>
      conflict.columns(['companyGuid', 'year']).doUpdateSet((eb) => ({ last: eb.ref('quoteCounters.last') })),
    )
    .execute();
}

/** An imported quote with the values of the corrected sheet. The database lets only imported quotes change. */
export async function replaceImported(
  db: Db,
  companyGuid: string,
  guid: string,
  { number, state, documents, sentAt, outcome }: PastQuote,
  now: Date,
): Promise<void> {
  const [document] = documents;
  if (!document) throw new Error(`quote ${number} without a document`);
  const { columns, totals, lines } = summarise(document, number);
  // Tags are the shop's own order: the sheet does not know them.
  const { tags: _tags, ...told } = columns;
  await addWords(db, companyGuid, columns.searchKey);
  await setRevision(db, guid, 1, {
    state,
    document: storedJson(document),
    totals: storedJson(totals),
    sentAt,
  });
  await forgetFrozen(db, guid);
  await replaceLines(db, { companyGuid, quoteGuid: guid }, lines);
  await updateQuote(db, guid, { ...told, state, sentAt, outcome: outcome && storedJson(outcome) }, now);
}
