import { returns } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { claimNumber, releaseNumber } from '../../number-series/index.ts';
import { refuseOtherDocument } from '../number-holders.ts';
import { lockNotes } from '../repository.ts';
import { findOnCredit, findReturns, presentReturn, type ReturnRow } from './repository.ts';

interface Wanted {
  readonly number: string;
  readonly series: string | null;
  readonly date: string;
}

async function numberFor(db: Db, companyGuid: string, rows: readonly ReturnRow[], wanted: Wanted) {
  const { number, date, isNew } = await claimNumber(db, { companyGuid, kind: 'credit', document: wanted });
  const own = new Set(rows.map(({ guid }) => guid));
  const holders = isNew ? [] : await findOnCredit(db, { number, date });
  refuseOtherDocument(
    holders.filter(({ guid }) => !own.has(guid)).map((one) => ({ ...one, documentDate: one.creditDate })),
    rows,
    { number, date },
  );
  return { number, date };
}

/** The numbers of credit notes that no return has any more are free again. */
async function releaseNumbers(db: Db, rows: readonly ReturnRow[]): Promise<void> {
  for (const { creditNumber: number, creditDate: date } of rows)
    if (number !== null && date !== null)
      await releaseNumber(db, {
        kind: 'credit',
        number,
        date,
        isUsed: async () => (await findOnCredit(db, { number, date })).length > 0,
      });
}

/** The credit note was written: these returns are no longer to be credited, or are again. */
export const markCredited = endpoint(returns.mark, async ({ audit, tenant, actor, clock }, { body }) => {
  const now = clock();
  const { companyGuid, userGuid } = actor;
  const guids = [...new Set(body.returns)];
  return tenant(async (db) => {
    const found = await findReturns(db, guids);
    if (found.length < guids.length) throw new AppError('NOT_FOUND');
    // The locks keep the returns from being taken away meanwhile.
    await lockNotes(
      db,
      found.map(({ ddtGuid }) => ddtGuid),
    );
    const before = await findReturns(db, guids);
    if (before.length < guids.length) throw new AppError('NOT_FOUND');
    await db.deleteFrom('returnCredits').where('returnGuid', 'in', guids).execute();
    await releaseNumbers(db, before);
    const credit = body.credit && (await numberFor(db, companyGuid, before, body.credit));
    const made = { companyGuid, createdBy: userGuid, createdAt: now };
    if (credit)
      await db
        .insertInto('returnCredits')
        .values(guids.map((returnGuid) => ({ returnGuid, ...credit, ...made })))
        .execute();
    for (const { ddtGuid, creditNumber } of before) {
      const changes = { credit: { from: creditNumber, to: credit?.number ?? null } };
      await audit(db, { action: 'credited', entity: 'ddt', entityGuid: ddtGuid, changes });
    }
    return { returns: (await findReturns(db, guids)).map(presentReturn) };
  });
});
