import { holds, phaseFacts, positionFacts } from '@truciolo/pricing';
import type { PositionDraft } from '../model/quote-document.ts';
import type { RatesDraft } from '../model/rates-draft.ts';
import { priceableState } from './price-quote.ts';

interface RuleAtWork {
  readonly id: string;
  /** It changes something of the position at this quantity. */
  readonly holds: boolean;
  /** The phases whose times it changes. */
  readonly phases: readonly string[];
}

const isTime = (effect: object): boolean => 'multiply' in effect;

/** Rules of a position that apply at a quantity, with their phases; none while it cannot be priced. */
export function rulesAtWork(
  draft: PositionDraft,
  rates: RatesDraft,
  quantity: number | null,
): readonly RuleAtWork[] {
  if (draft.rules.length === 0 || quantity === null) return [];
  const priceable = priceableState(draft, rates);
  if (!priceable.ok) return [];
  const { position, rates: exact } = priceable.state;
  const facts = positionFacts(position, exact, quantity);
  return position.rules.map((rule) => {
    const phases = rule.effects.some(isTime)
      ? position.phases.filter(
          (phase) => phase.kind === 'time' && holds(rule.when, phaseFacts(facts, phase, exact)),
        )
      : [];
    const isWhole = rule.effects.some((effect) => !isTime(effect)) && holds(rule.when, facts);
    return { id: rule.id, holds: isWhole || phases.length > 0, phases: phases.map(({ id }) => id) };
  });
}
