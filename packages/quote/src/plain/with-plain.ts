import { newPosition } from '../draft/new-quote.ts';
import { ratesOf } from '../from-registries/choose-rate.ts';
import { emptyPhase } from '../from-registries/empty-phase.ts';
import { phaseFromWork, type WorkRow } from '../from-registries/phase-from-work.ts';
import {
  marginOf,
  type PositionStart,
  positionDefaults,
  withPosition,
} from '../from-registries/position-start.ts';
import { withChoice } from '../from-registries/switch-shape.ts';
import type { PhaseDraft, TimePhaseDraft } from '../model/phase-draft.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { StockDraft } from '../model/stock-draft.ts';
import { effectiveValue, typedValue, type Value } from '../model/value.ts';
import type { PlainPhase, PlainPosition, PlainQuote, PlainStock } from './plain-quote.ts';

/** What the registries say, for what the plain quote names and does not tell. */
export interface PlainStart extends PositionStart {
  readonly works: ReadonlyMap<string, WorkRow>;
  readonly newId: () => string;
}

/**
 * The document after the work of somebody who sees no costs. What they cannot see stays as it was; what is new is
 * priced by the registries, the company's rules and its margin, as a new position of anybody else is.
 */
export function withPlain(document: QuoteDocument, plain: PlainQuote, start: PlainStart): QuoteDocument {
  const { positions: wanted, ...head } = plain;
  const before = new Map(document.positions.map((position) => [position.id, position]));
  const kept = document.positions.filter(({ id }) => wanted.some((one) => one.id === id));
  let next: QuoteDocument = { ...document, ...head, positions: kept };
  for (const position of wanted) {
    if (before.has(position.id)) continue;
    const fresh = newPosition(position.id, positionDefaults(start, start.newId));
    next = withPosition(next, fresh, start, start.newId);
  }
  const byId = new Map(next.positions.map((position) => [position.id, position]));
  const positions = wanted.flatMap((position) => {
    const known = byId.get(position.id);
    return known ? [changed(known, position, start)] : [];
  });
  return { ...next, positions, rates: ratesOf(positions, document.rates, start.ratesNow) };
}

/** What had the usual margin of one customer takes that of the next; a margin that somebody chose stays. */
export function withMarginOf(
  document: QuoteDocument,
  before: Pick<PositionStart, 'company' | 'customer'>,
  now: Pick<PositionStart, 'company' | 'customer'>,
): QuoteDocument {
  const [usual, rate] = [marginOf(before), marginOf(now)];
  const positions = document.positions.map((position) => {
    const { price } = position;
    if (price.target.kind !== 'margin' || price.target.rate !== usual) return position;
    return { ...position, price: { ...price, target: { ...price.target, rate } } };
  });
  const orderCosts = document.orderCosts?.map((cost) =>
    cost.margin === usual ? { ...cost, margin: rate } : cost,
  );
  return { ...document, positions, ...(orderCosts && { orderCosts }) };
}

function changed(before: PositionDraft, plain: PlainPosition, start: PlainStart): PositionDraft {
  const { stock, phases, ...texts } = plain;
  const known = new Map(before.phases.map((phase) => [phase.id, phase]));
  return {
    ...before,
    ...texts,
    stock: withStock(before.stock, stock),
    phases: phases.map((phase) => withPhase(known.get(phase.id) ?? newPhase(phase, start), phase)),
  };
}

/** A number typed over what a registry or a model gave stands beside it, as it does in the editor. */
function typedOver(before: Value, now: number | null): Value {
  if (effectiveValue(before) === now) return before;
  if (before.value === null || before.origin === 'typed' || now === null) return typedValue(now);
  return { ...before, override: now };
}

function withStock(before: StockDraft | null, plain: PlainStock | null): StockDraft | null {
  if (plain === null) return null;
  if (plain.kind === 'none') return before?.kind === 'none' ? before : { kind: 'none' };
  const { materialId } = plain;
  const shaped = withChoice(before, plain.kind === 'bar' ? plain.section.shape : 'blank');
  if (plain.kind === 'bar' && shaped.kind === 'bar') {
    const { section, length } = plain;
    return { ...shaped, materialId, section, length: typedOver(shaped.length, length) };
  }
  if (plain.kind === 'blank' && shaped.kind === 'blank')
    return { ...shaped, materialId, weight: typedOver(shaped.weight, plain.weight) };
  return shaped;
}

function newPhase({ id, workGuid }: PlainPhase, { works }: PlainStart): PhaseDraft {
  const work = workGuid === null ? undefined : works.get(workGuid);
  // A process that is not there stays named: whoever stores the document refuses it.
  return work ? phaseFromWork(work, id) : { ...emptyPhase(id), workGuid };
}

function withPhase(before: PhaseDraft, { name, time }: PlainPhase): PhaseDraft {
  if (before.kind !== 'time' || time === null) return { ...before, name: name || before.name };
  const { machineId, setup, cycle } = time;
  return {
    ...before,
    name,
    machineId,
    setup: typedOver(before.setup, setup),
    cycle: withCycle(before.cycle, cycle),
  };
}

function withCycle(before: TimePhaseDraft['cycle'], minutes: number | null): TimePhaseDraft['cycle'] {
  if (!('formulaId' in before)) return typedOver(before, minutes);
  const { formulaId } = before;
  return minutes === null ? { formulaId } : { formulaId, override: minutes };
}
