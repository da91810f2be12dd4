import type { Company, Cost, Customer } from '@truciolo/contract';
import {
  newPosition,
  type PositionDefaults,
  type PositionDraft,
  type QuoteDocument,
  type RatesDraft,
} from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';
import { costFromRegistry, isOverheads, isQuoteCost } from '../../costs/cost-from-registry.ts';
import { emptyPhase } from '../../phases/empty-phase.ts';
import { editWithRates } from '../../rates/choose-rate.ts';
import { withChoice } from '../../stock/switch-shape.ts';

/** What a new position of this company, for this customer, begins with. */
export interface PositionStart {
  readonly company: Company;
  readonly costs: readonly Cost[];
  readonly customer: Customer | null;
  readonly ratesNow: RatesDraft | null;
}

/** A cost of the whole order is there once: the position that came first carries it. */
const isCharged = (cost: Cost, { positions }: QuoteDocument): boolean =>
  cost.basis === 'ordine' &&
  positions.some(({ costs }) =>
    costs.some(({ label, charge }) => charge.per === 'order' && label === cost.name),
  );

export function positionDefaults(
  { company, costs, customer }: PositionStart,
  document: QuoteDocument,
): PositionDefaults {
  const always = costs.filter(({ addToNewQuotes }) => addToNewQuotes);
  return {
    // Who is told no margin makes no quote either.
    margin: customer?.margin ?? company.defaultMargin ?? 0,
    overheads: always.find(isOverheads)?.percent ?? 0,
    costs: always
      .filter((cost) => isQuoteCost(cost) && !isOverheads(cost) && !isCharged(cost, document))
      .map((cost) => costFromRegistry(cost, newId())),
  };
}

/** Ten pieces of a turned part: something to change, never something to guess. */
const FIRST_QUANTITY = 10;
const LATHE = /torni/i;

/** The document with one more position: a round bar to be sized and one phase on the shop's first lathe. */
export function withNewPosition(document: QuoteDocument, id: string, start: PositionStart): QuoteDocument {
  const machines = Object.entries(start.ratesNow?.machines ?? {});
  const [machineId, machine] = machines.find(([, { name }]) => LATHE.test(name)) ?? machines[0] ?? [];
  const isLathe = machine !== undefined && LATHE.test(machine.name);
  const position: PositionDraft = {
    ...newPosition(id, positionDefaults(start, document)),
    quantities: [FIRST_QUANTITY],
    stock: withChoice(null, 'round'),
    phases: [
      { ...emptyPhase(newId()), name: isLathe ? 'Tornitura' : 'Lavorazione', machineId: machineId ?? null },
    ],
  };
  const added = { ...document, positions: [...document.positions, position] };
  return editWithRates(added, id, (same) => same, start.ratesNow);
}
