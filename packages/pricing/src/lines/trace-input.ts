import type { Money, Percent } from '@truciolo/money';
import { effective, effectiveOrigin, type Origin, type Sourced } from '../model/origin.ts';
import type { MeasuredRatio } from '../model/phase.ts';
import type { TraceInput } from '../model/trace.ts';
import type { Lot } from './cost-line.ts';

export const quantityInput = (
  key: string,
  label: string,
  value: number,
  unit: string,
  origin: Origin,
): TraceInput => ({ kind: 'quantity', key, label, value, unit, origin });

export const moneyInput = (
  key: string,
  label: string,
  value: Money,
  per: string,
  origin: Origin,
): TraceInput =>
  per === ''
    ? { kind: 'money', key, label, value, origin }
    : { kind: 'money', key, label, value, per, origin };

export const percentInput = (key: string, label: string, value: Percent, origin: Origin): TraceInput => ({
  kind: 'percent',
  key,
  label,
  value,
  origin,
});

const note = (source: Sourced<unknown>) => (source.note === undefined ? {} : { note: source.note });

export function sourcedQuantity(
  key: string,
  label: string,
  source: Sourced<number>,
  unit: string,
): TraceInput {
  const input = quantityInput(key, label, effective(source), unit, effectiveOrigin(source));
  if (source.override === undefined) return { ...input, ...note(source) };
  const instead = { kind: 'quantity', value: source.value, unit, origin: source.origin } as const;
  return { ...input, instead, ...note(source) };
}

export function sourcedMoney(key: string, label: string, source: Sourced<Money>, per: string): TraceInput {
  const input = moneyInput(key, label, effective(source), per, effectiveOrigin(source));
  if (source.override === undefined) return { ...input, ...note(source) };
  const instead = { kind: 'money', value: source.value, per, origin: source.origin } as const;
  return { ...input, instead, ...note(source) };
}

/** Factor of a planned time from similar jobs of the past. */
export const measuredInput = ({ ratio, note }: MeasuredRatio): TraceInput => ({
  ...quantityInput('consuntivi', 'rapporto dei consuntivi', ratio, '', 'measured'),
  note,
});

/** Good pieces, and the pieces that are started for them. */
export const startedInput = (lot: Lot): TraceInput =>
  quantityInput('avviati', 'pezzi da avviare', lot.started, 'pz', 'computed');

export const piecesInput = (lot: Lot): TraceInput =>
  quantityInput('pezzi', 'pezzi', lot.quantity, 'pz', 'typed');

/**
 * A line is "proposed" as soon as one of its inputs waits for confirmation; otherwise it takes the origin of its main
 * input.
 */
export function originOf(inputs: readonly TraceInput[]): Origin {
  if (inputs.some((input) => input.origin === 'proposed')) return 'proposed';
  return inputs[0]?.origin ?? 'computed';
}
