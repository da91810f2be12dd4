import { JsonText } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { storedJson } from '../stored-json.ts';
import type { NewContent } from './offer-content.ts';

export interface KeptPdf {
  /** Name in the file store. */
  readonly file: string;
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string;
}

interface NewFrozen {
  readonly companyGuid: string;
  readonly quoteGuid: string;
  readonly revision: number;
  readonly content: NewContent;
  readonly late: boolean;
  readonly pdf: KeptPdf | null;
  readonly at: Date;
}

export type FrozenRow = NonNullable<Awaited<ReturnType<typeof findFrozen>>>;

/** Without its prices and what lies behind them, which are ten times the rest: see `findFrozenPrice`. */
export const findFrozen = (db: Db, quoteGuid: string, revision: number) =>
  db
    .selectFrom('frozenOffers')
    .select(['offer', 'letterhead', 'layout', 'pdfFile', 'pdfSha256'])
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .executeTakeFirst();

/** The prices a revision went out with, as JSON; null where nothing was kept of it yet. */
export async function findFrozenPrice(db: Db, quoteGuid: string, revision: number): Promise<string | null> {
  // What was frozen before a quote had costs of its own says nothing of them.
  const price = sql<string>`(case when price->'totals' ? 'charges' then price
    else jsonb_set(price, '{totals,charges}', '0') end)::text`;
  const row = await db
    .selectFrom('frozenOffers')
    .select(price.as('price'))
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.price ?? null;
}

/** The first one stays: two readers of an old quote may come at once. */
export async function insertFrozen(db: Db, { content, pdf, at, ...head }: NewFrozen): Promise<void> {
  const { offer, price, letterhead, layout } = content;
  await db
    .insertInto('frozenOffers')
    .values({
      ...head,
      offer: storedJson(offer),
      price: price instanceof JsonText ? price.text : storedJson(price),
      letterhead: storedJson(letterhead),
      logoFile: letterhead.logo?.file ?? null,
      layout,
      frozenAt: at,
      pdfFile: pdf?.file ?? null,
      pdfSha256: pdf?.sha256 ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Answers whether it was the first; a PDF that is there is never replaced. */
export async function notePdf(db: Db, quoteGuid: string, revision: number, pdf: KeptPdf): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('frozenOffers')
    .set({ pdfFile: pdf.file, pdfSha256: pdf.sha256 })
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .where('pdfFile', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A sheet has corrected a quote of the past; the database refuses it for any other. */
export async function forgetFrozen(db: Db, quoteGuid: string): Promise<void> {
  await db.deleteFrom('frozenOffers').where('quoteGuid', '=', quoteGuid).execute();
}

/** Before a company is chosen: what went out and is not printed yet, oldest first. */
export const listUnprinted = (db: Db, limit: number) =>
  db
    .selectFrom('frozenOffers')
    .select(['companyGuid', 'quoteGuid', 'revision'])
    .where('pdfFile', 'is', null)
    .where('late', '=', false)
    .orderBy('frozenAt')
    .limit(limit)
    .execute();

/** Before a company is chosen: revisions that went out before anything was kept of them. */
export const listUnfrozen = (db: Db, limit: number) =>
  db
    .selectFrom('quoteRevisions')
    .leftJoin('frozenOffers', (join) =>
      join
        .onRef('frozenOffers.quoteGuid', '=', 'quoteRevisions.quoteGuid')
        .onRef('frozenOffers.revision', '=', 'quoteRevisions.revision'),
    )
    .select(['quoteRevisions.companyGuid', 'quoteRevisions.quoteGuid', 'quoteRevisions.revision'])
    .where('quoteRevisions.state', '<>', 'draft')
    .where('frozenOffers.quoteGuid', 'is', null)
    .limit(limit)
    .execute();
