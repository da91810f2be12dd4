import { returns } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { lockNotes } from '../repository.ts';
import { findReturns, presentReturn } from './repository.ts';

/** The credit note was written somewhere else: these returns are no longer to be credited, or are again. */
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
    const { credit } = body;
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
