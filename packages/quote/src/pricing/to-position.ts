import { percent, WHOLE } from '@truciolo/money';
import type { CostCharge, Effect, OtherCost, Position, Rule } from '@truciolo/pricing';
import { typed } from '@truciolo/pricing';
import type { CostChargeDraft, CostDraft } from '../model/price-draft.ts';
import type { PositionDraft } from '../model/quote-document.ts';
import type { RuleDraft } from '../model/rule-draft.ts';
import { given, toAmount, toKnown, toLength, toNumber, toShare, toSourced } from './to-exact.ts';
import { toPhase } from './to-phases.ts';
import { toPolicy } from './to-policy.ts';
import { toStock } from './to-stock.ts';

/** A position in the engine's form. `missingValues` reports missing values, the engine absurd ones. */
export function toPosition(draft: PositionDraft): Position {
  const { part, overheads } = draft;
  return {
    part: {
      ...given('surfaceDm2', part.surfaceDm2, toNumber),
      ...given('volumeDm3', part.volumeDm3, toNumber),
      ...given('length', part.length, toLength),
      ...given('diameter', part.diameter, toLength),
      ...given('holes', part.holes, toNumber),
    },
    stock: toStock(draft.stock),
    phases: draft.phases.map(toPhase),
    costs: draft.costs.map(toCost),
    scrap: toSourced(draft.scrap, toShare) ?? typed(percent(0)),
    risksScrap: draft.risksScrap ?? true,
    overheads: { rate: toKnown(overheads.rate, toShare), exclude: overheads.exclude },
    policy: toPolicy(draft.price),
    rules: draft.rules.map(toRule),
  };
}

const toCost = ({ id, label, category, charge, variable, lostWithScrap }: CostDraft): OtherCost => ({
  id,
  label: label.trim() === '' ? 'Altro costo' : label,
  category,
  charge: toCharge(charge),
  variable,
  lostWithScrap,
});

function toCharge(charge: CostChargeDraft): CostCharge {
  if (charge.per === 'percent') return { per: 'percent', rate: toKnown(charge.rate, toShare), of: charge.of };
  const amount = toKnown(charge.amount, toAmount);
  switch (charge.per) {
    case 'piece':
      return { per: 'piece', amount };
    case 'lot':
      return { per: 'lot', amount, lots: charge.lots ?? 1 };
    case 'order':
      return { per: 'order', amount, share: charge.share === null ? WHOLE : toShare(charge.share) };
    case 'declared-quantity':
      return { per: 'declared-quantity', amount, quantity: toNumber(charge.quantity) };
  }
}

const toRule = ({ id, label, when, effects }: RuleDraft): Rule => ({
  id,
  label,
  when,
  effects: effects.map(
    (effect): Effect => ('setScrap' in effect ? { setScrap: toShare(effect.setScrap) } : effect),
  ),
});
