import { formulas } from '@truciolo/contract';
import { formulaEffects } from '@truciolo/quote';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/registry/registry-repository.ts';
import { quotesOfWork } from '../quotes/index.ts';
import { refuseBroken, worksTable } from '../works/index.ts';
import { answerBackTest } from './answer-back-test.ts';

/** Prices that past quotes of a process would have had with another formula. It changes none of them. */
export const backTestFormula = endpoint(formulas.backTest, async ({ tenant }, { params, body }) => {
  const found = await tenant(async (db) => {
    if (!(await findRow(db, worksTable, params.guid))) throw new AppError('NOT_FOUND');
    refuseBroken(body.draft);
    // One extra row tells whether there are older ones.
    return quotesOfWork(db, params.guid, body.quotes + 1);
  });
  return answerBackTest({
    tenant,
    found,
    most: body.quotes,
    effectsOf: (document) => formulaEffects(document, params.guid, body.draft),
  });
});
