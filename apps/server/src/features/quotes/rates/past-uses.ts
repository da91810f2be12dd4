import type { QuoteDocument } from '@truciolo/quote';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { throughSearchIndexes } from '../../../platform/database/search-role.ts';

/** A quote that named a process, as a list shows it. */
export type PastUse = Awaited<ReturnType<typeof quotesOfWork>>[number];

/** The newest quotes whose last revision names the process, the archived ones left out. */
export async function quotesOfWork(db: Db, workGuid: string, limit: number) {
  const { rows } = await throughSearchIndexes(db, () =>
    sql<{ guid: string }>`select guid from quotes
      where company_guid = app_company() and archived_at is null and work_guids @> ${[workGuid]}::uuid[]
      order by date desc, guid desc limit ${limit}`.execute(db),
  );
  if (rows.length === 0) return [];
  return db
    .selectFrom('quotes')
    .select(['guid', 'number', 'date', 'customerName', 'state'])
    .where('guid', '=', sql<string>`any(${rows.map(({ guid }) => guid)}::uuid[])`)
    .orderBy('date', 'desc')
    .orderBy('guid', 'desc')
    .execute();
}

/** The newest quotes of the company, the archived ones left out. */
export const newestQuotes = (db: Db, limit: number): Promise<PastUse[]> =>
  db
    .selectFrom('quotes')
    .select(['guid', 'number', 'date', 'customerName', 'state'])
    .where('archivedAt', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('guid', 'desc')
    .limit(limit)
    .execute();

/** The documents of some quotes by guid, each as its newest revision has it. */
export async function readDocuments(
  db: Db,
  quotes: readonly Pick<PastUse, 'guid'>[],
): Promise<Map<string, QuoteDocument>> {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('quoteRevisions', (join) =>
      join
        .onRef('quoteRevisions.quoteGuid', '=', 'quotes.guid')
        .onRef('quoteRevisions.revision', '=', 'quotes.revision'),
    )
    .select(['quotes.guid', 'quoteRevisions.document'])
    .where('quotes.guid', '=', sql<string>`any(${quotes.map(({ guid }) => guid)}::uuid[])`)
    .execute();
  return new Map(rows.map(({ guid, document }) => [guid, document]));
}
