import { JsonText } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { storedJson } from '../stored-json.ts';
import type { NewContent } from './offer-content.ts';

export interface StoredPdf {
  /** Name in the file store. */
  readonly file: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string;
}

interface NewFrozen {
  readonly companyGuid: string;
  readonly quoteGuid: string;
  readonly revision: number;
  readonly content: NewContent;
  readonly late: boolean;
  readonly pdf: StoredPdf | null;
  readonly at: Date;
}

export type FrozenRow = NonNullable<Awaited<ReturnType<typeof findFrozen>>>;

/** Without the prices and their details, which are ten times the rest: see `findFrozenPrice`. */
export const findFrozen = (db: Db, quoteGuid: string, revision: number) =>
  db
    .selectFrom('frozenOffers')
    .select(['offer', 'letterhead', 'layout', 'pdfFile', 'pdfSha256'])
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .executeTakeFirst();

/** Prices of a sent revision as JSON; null where none are stored yet. */
export async function findFrozenPrice(db: Db, quoteGuid: string, revision: number): Promise<string | null> {
  // Offers frozen before quotes had order costs lack the field.
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

/** Working days that a sent revision says, by position and quantity; null where its offer is not stored yet. */
export async function findOfferedDays(db: Db, quoteGuid: string, revision: number) {
  const frozen = await findFrozen(db, quoteGuid, revision);
  if (!frozen) return null;
  return frozen.offer.positions.flatMap(({ id, prices }) =>
    prices.flatMap(({ quantity, leadDays, daysFrom }) =>
      leadDays > 0 ? [{ positionId: id, quantity, days: leadDays, from: daysFrom ?? null }] : [],
    ),
  );
}

/** The first insert wins: two readers of an old quote may come at once. */
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

/** True for the first caller; a stored PDF is never replaced. */
export async function notePdf(db: Db, quoteGuid: string, revision: number, pdf: StoredPdf): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('frozenOffers')
    .set({ pdfFile: pdf.file, pdfSha256: pdf.sha256 })
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .where('pdfFile', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** For an import that corrects an old quote; the database refuses it for all others. */
export async function forgetFrozen(db: Db, quoteGuid: string): Promise<void> {
  await db.deleteFrom('frozenOffers').where('quoteGuid', '=', quoteGuid).execute();
}

/** Runs outside a tenant: sent revisions that are not printed yet, oldest first. */
export const listUnprinted = (db: Db, limit: number) =>
  db
    .selectFrom('frozenOffers')
    .select(['companyGuid', 'quoteGuid', 'revision'])
    .where('pdfFile', 'is', null)
    .where('late', '=', false)
    .orderBy('frozenAt')
    .limit(limit)
    .execute();

/** Runs outside a tenant: revisions that were sent before offers were stored. */
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
