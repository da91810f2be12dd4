import { returns } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { draftFile } from '../draft-file.ts';
import { creditOf } from './credit-of.ts';
import { findReturns } from './repository.ts';

/** The credit note over some returns, as a file for the accountant's program. */
export const draftCredit = endpoint(returns.draft, async ({ tenant, actor }, { body }) => {
  const { number, date } = body;
  const guids = [...new Set(body.returns)];
  const draft = await tenant(async (db) => {
    const [first, ...others] = await findReturns(db, guids);
    if (!first || others.length + 1 < guids.length) throw new AppError('NOT_FOUND');
    return creditOf(db, { companyGuid: actor.companyGuid, rows: [first, ...others], number, date });
  });
  return draftFile(draft);
});
