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

/** Registry data for rows that the plain quote names without details. */
export interface PlainStart extends PositionStart {
  readonly works: ReadonlyMap<string, WorkRow>;
  readonly newId: () => string;
}

/**
 * The document after an edit by a user without cost access. Hidden values stay; new ones are priced by the registries,
 * the company's rules and its margin, like a new position of any other user.
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

/**
 * Positions with the usual margin of the previous customer take that of the new one; a margin that a user chose stays.
 */
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

/** A number typed over a value of a registry or a model stands beside it, like in the editor. */
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
  // An unknown process stays in the document: the caller that stores it refuses it.
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
