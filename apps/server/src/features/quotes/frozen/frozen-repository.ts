import type { Db } from '../../../platform/database/handles.ts';
import { storedJson } from '../stored-json.ts';
import type { OfferContent } from './offer-content.ts';

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
  readonly content: OfferContent;
  readonly late: boolean;
  readonly pdf: KeptPdf | null;
  readonly at: Date;
}

export type FrozenRow = NonNullable<Awaited<ReturnType<typeof findFrozen>>>;

export const findFrozen = (db: Db, quoteGuid: string, revision: number) =>
  db
    .selectFrom('frozenOffers')
    .selectAll()
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .executeTakeFirst();

/** The first one stays: two readers of an old quote may come at once. */
export async function insertFrozen(db: Db, { content, pdf, at, ...head }: NewFrozen): Promise<void> {
  const { offer, price, letterhead, layout } = content;
  await db
    .insertInto('frozenOffers')
    .values({
      ...head,
      offer: storedJson(offer),
      price: storedJson(price),
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
