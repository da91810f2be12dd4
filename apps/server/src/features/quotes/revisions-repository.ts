import type { Quote } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { QuoteRevisionsTable } from '../../platform/database/quote-tables.ts';
import { storedJson } from './stored-json.ts';

type NewRevision = Omit<Insertable<QuoteRevisionsTable>, 'document' | 'totals'> & {
  readonly document: QuoteDocument;
  readonly totals: Quote['totals'];
};

export async function insertRevision(db: Db, { document, totals, ...rest }: NewRevision): Promise<void> {
  await db
    .insertInto('quoteRevisions')
    .values({ ...rest, document: storedJson(document), totals: storedJson(totals) })
    .execute();
}

/** The document of a draft, as `storedJson` wrote it; a trigger refuses it for any other state. */
export async function updateDraft(
  db: Db,
  quoteGuid: string,
  revision: number,
  { text, totals }: { readonly text: string; readonly totals: Quote['totals'] },
): Promise<void> {
  await setRevision(db, quoteGuid, revision, { document: text, totals: storedJson(totals) });
}

export async function setRevision(
  db: Db,
  quoteGuid: string,
  revision: number,
  values: Updateable<QuoteRevisionsTable>,
): Promise<void> {
  await db
    .updateTable('quoteRevisions')
    .set(values)
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .execute();
}

export type RevisionRecord = NonNullable<Awaited<ReturnType<typeof findRevision>>>;

export function findRevision(db: Db, quoteGuid: string, revision: number) {
  return db
    .selectFrom('quoteRevisions')
    .selectAll()
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .executeTakeFirst();
}

/** With its document as JSON text, so that callers that pass it on need not parse it. */
export function findRevisionText(db: Db, quoteGuid: string, revision: number) {
  return db
    .selectFrom('quoteRevisions')
    .select([
      'revision',
      'state',
      'totals',
      'sentAt',
      'createdAt',
      sql<string>`document::text`.as('document'),
    ])
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .executeTakeFirst();
}
export type RevisionText = NonNullable<Awaited<ReturnType<typeof findRevisionText>>>;

export type RevisionHead = Awaited<ReturnType<typeof listRevisions>>[number];

/** Oldest first, without their documents. */
export function listRevisions(db: Db, quoteGuid: string) {
  return db
    .selectFrom('quoteRevisions')
    .select(['revision', 'state', 'sentAt', 'createdAt', sql<number>`(totals->>'total')::bigint`.as('total')])
    .where('quoteGuid', '=', quoteGuid)
    .orderBy('revision')
    .execute();
}

export async function setDraftTags(db: Db, quoteGuid: string, revision: number, tags: readonly string[]) {
  await sql`update quote_revisions set document = jsonb_set(document, '{tags}', ${storedJson(tags)}::jsonb)
    where quote_guid = ${quoteGuid} and revision = ${revision}`.execute(db);
}
