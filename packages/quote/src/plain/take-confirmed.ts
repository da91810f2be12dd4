import { costFromRegistry, orderCostFromRegistry } from '../from-registries/cost-from-registry.ts';
import { phaseFromWork } from '../from-registries/phase-from-work.ts';
import type { PhaseDraft } from '../model/phase-draft.ts';
import type { CostDraft, OrderCostDraft } from '../model/price-draft.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { RatesDraft } from '../model/rates-draft.ts';
import type { Value } from '../model/value.ts';
import type { PlainStart } from './with-plain.ts';

const isProposed = ({ origin, override }: Value): boolean => origin === 'proposed' && override === undefined;

/**
 * Replaces values that were only proposed when the quote copied them by today's values of the registries: users without
 * cost access cannot confirm them, so a confirmation in the registry has to reach the quote by itself. Confirmed values
 * stay.
 */
export function takeConfirmed(document: QuoteDocument, start: PlainStart): QuoteDocument {
  const { orderCosts } = document;
  return {
    ...document,
    rates: start.ratesNow ? ratesWith(document.rates, start.ratesNow) : document.rates,
    positions: document.positions.map((position) => positionWith(position, start)),
    ...(orderCosts && { orderCosts: orderCosts.map((cost) => orderCostWith(cost, start)) }),
  };
}

/** Replaces rows with an unconfirmed value by today's rows. */
function renewed<Row>(
  held: Readonly<Record<string, Row>>,
  now: Readonly<Record<string, Row>>,
  priceOf: (row: Row) => Value,
): Readonly<Record<string, Row>> {
  const entries = Object.entries(held).map(([id, row]) => [
    id,
    isProposed(priceOf(row)) ? (now[id] ?? row) : row,
  ]);
  return Object.fromEntries(entries) as Readonly<Record<string, Row>>;
}

const ratesWith = (held: RatesDraft, now: RatesDraft): RatesDraft => ({
  ...held,
  machines: renewed(held.machines, now.machines, ({ runRate }) => runRate),
  labour: renewed(held.labour, now.labour, ({ rate }) => rate),
  materials: renewed(held.materials, now.materials, ({ price }) => price),
});

const positionWith = (position: PositionDraft, start: PlainStart): PositionDraft => ({
  ...position,
  costs: position.costs.map((cost) => costWith(cost, start)),
  phases: position.phases.map((phase) => phaseWith(phase, start)),
});

function costWith(cost: CostDraft, { costs }: PlainStart): CostDraft {
  const { charge, id, label } = cost;
  const row = costs.find(({ name }) => name === label);
  if (!row || !isProposed(charge.per === 'percent' ? charge.rate : charge.amount)) return cost;
  const now = costFromRegistry(row, id).charge;
  return now.per === charge.per ? { ...cost, charge: now } : cost;
}

function orderCostWith(cost: OrderCostDraft, { costs }: PlainStart): OrderCostDraft {
  const row = costs.find(({ name }) => name === cost.label);
  return row && isProposed(cost.amount)
    ? { ...cost, amount: orderCostFromRegistry(row, cost.id, cost.margin).amount }
    : cost;
}

function phaseWith(phase: PhaseDraft, { works }: PlainStart): PhaseDraft {
  const work = phase.workGuid === null ? undefined : works.get(phase.workGuid);
  const now = work && phaseFromWork(work, phase.id);
  if (phase.kind === 'unit' && now?.kind === 'unit')
    return isProposed(phase.unit) ? { ...phase, unit: now.unit } : phase;
  if (phase.kind !== 'time' || now?.kind !== 'time') return phase;
  return {
    ...phase,
    setup: isProposed(phase.setup) ? now.setup : phase.setup,
    cycle: 'formulaId' in phase.cycle || !isProposed(phase.cycle) ? phase.cycle : now.cycle,
  };
}
