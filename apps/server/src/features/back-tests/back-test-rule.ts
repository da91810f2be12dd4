import { ruleOfCompany, rules } from '@truciolo/contract';
import { ruleEffects } from '@truciolo/quote';
import { endpoint } from '../../platform/http/endpoint.ts';
import { newestQuotes } from '../quotes/index.ts';
import { answerBackTest } from './answer-back-test.ts';

/** Names the rule that is tried among those of a position; one that is not saved yet has no other. */
const TRIED = 'prova';

/** What the past quotes would have been with a rule. Changes none of them. */
export const backTestRule = endpoint(rules.backTest, async ({ tenant }, { body }) => {
  const rule = ruleOfCompany(body.guid ?? TRIED, body.rule);
  // One more than asked for tells whether there are older ones.
  const found = await tenant((db) => newestQuotes(db, body.quotes + 1));
  return answerBackTest({
    tenant,
    found,
    most: body.quotes,
    effectsOf: (document) => ruleEffects(document, rule),
  });
});
