import { isObject, type Json } from '@truciolo/changes';
import type { Origin, UnitBasis } from '@truciolo/pricing';
import { pricedParts } from '../draft/priced-parts.ts';
import type { QuoteDocument } from '../model/quote-document.ts';

/** Origins that do not stand by themselves: library values, and program times with motion missing. */
const TO_CONFIRM: ReadonlySet<unknown> = new Set<Origin>(['proposed', 'nc-least']);

/** A number that the product proposed and nobody has looked at yet. */
export interface ValueToConfirm {
  /** As in changes: `rates/materials/<id>/price`. */
  readonly path: string;
  /** What it belongs to: the name of a material, of a machine, of a phase. */
  readonly label: string;
  readonly value: number;
  /** What the amount of a charged phase is paid for. */
  readonly basis?: UnitBasis;
  /** A time read from a program that leaves motion out is the least it takes. */
  readonly isLeast: boolean;
}

/** Proposed values that count in the price: before a quote goes out, somebody confirms each. */
export function valuesToConfirm(document: QuoteDocument): ValueToConfirm[] {
  const found: ValueToConfirm[] = [];
  const { rates, positions, orderCosts } = pricedParts(document);
  walk(rates, ['rates'], '', found);
  walk(positions, ['positions'], '', found);
  walk(orderCosts, ['orderCosts'], '', found);
  return found;
}

function walk(
  value: Json | undefined,
  path: readonly string[],
  label: string,
  out: ValueToConfirm[],
  basis?: UnitBasis,
): void {
  if (Array.isArray(value)) {
    value.forEach((entry: Json, index) => {
      const id = isObject(entry) && typeof entry.id === 'string' ? entry.id : String(index);
      walk(entry, [...path, id], label, out);
    });
    return;
  }
  if (!isObject(value)) return;
  if (TO_CONFIRM.has(value.origin) && typeof value.value === 'number') {
    // An override was typed by somebody who saw the proposal.
    if (typeof value.override !== 'number')
      out.push({
        path: path.join('/'),
        label,
        value: value.value,
        isLeast: value.origin === 'nc-least',
        ...(basis && { basis }),
      });
    return;
  }
  const name = [value.name, value.label, value.code, value.description].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  const own = typeof value.basis === 'string' ? (value.basis as UnitBasis) : undefined;
  for (const [key, inner] of Object.entries(value)) {
    walk(inner, [...path, key], typeof name === 'string' ? name : label, out, own);
  }
}
