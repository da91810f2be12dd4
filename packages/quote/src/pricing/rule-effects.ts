import type { Money } from '@truciolo/money';
import type { PricedQuantity } from '@truciolo/pricing';
import type { QuoteDocument } from '../model/quote-document.ts';
import type { RuleDraft } from '../model/rule-draft.ts';
import { atCounted, type PriceEffect, sideOf } from './effect-side.ts';
import { rulesAtWork } from './rules-at-work.ts';

const wholeCost = ({ cost }: PricedQuantity): Money => cost.full;

/**
 * The positions that a rule would affect, each without and with the rule, which replaces an earlier version of itself.
 * Everything else is as in the document. The document is not changed.
 */
export function* ruleEffects(document: QuoteDocument, rule: RuleDraft): Generator<PriceEffect> {
  for (const position of document.positions) {
    const { alone, words } = atCounted(position);
    const tried = { ...alone, rules: [...alone.rules.filter(({ id }) => id !== rule.id), rule] };
    const isHeard = [alone, tried].some((one) =>
      rulesAtWork(one, document.rates, words.quantity).some(({ id, holds }) => id === rule.id && holds),
    );
    if (!isHeard) continue;
    yield {
      ...words,
      before: sideOf(alone, document, wholeCost),
      after: sideOf(tried, document, wholeCost),
    };
  }
}
