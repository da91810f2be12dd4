import { ruleOfCompany, rules } from '@truciolo/contract';
import { ruleEffects } from '@truciolo/quote';
import { endpoint } from '../../platform/http/endpoint.ts';
import { newestQuotes } from '../quotes/index.ts';
import { answerBackTest } from './answer-back-test.ts';

/** Id of the tried rule in a position while it is not saved. */
const TRIED = 'prova';

/** Prices that past quotes would have had with a rule. It changes none of them. */
export const backTestRule = endpoint(rules.backTest, async ({ tenant }, { body }) => {
  const rule = ruleOfCompany(body.guid ?? TRIED, body.rule);
  // One extra row tells whether there are older ones.
  const found = await tenant((db) => newestQuotes(db, body.quotes + 1));
  return answerBackTest({
    tenant,
    found,
    most: body.quotes,
    effectsOf: (document) => ruleEffects(document, rule),
  });
});
