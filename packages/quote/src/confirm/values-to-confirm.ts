import { asJson, isObject, type Json } from '@truciolo/changes';
import type { Origin, UnitBasis } from '@truciolo/pricing';
import type { QuoteDocument } from '../model/quote-document.ts';

/** Origins that need confirmation: library values, and program times with missing motion. */
const TO_CONFIRM: ReadonlySet<unknown> = new Set<Origin>(['proposed', 'nc-least']);

/** A proposed number that no user has confirmed yet. */
export interface ValueToConfirm {
  /** Path as in changes: `rates/materials/<id>/price`. */
  readonly path: string;
  /** Name of the material, machine or phase it belongs to. */
  readonly label: string;
  readonly value: number;
  /** Unit that the amount of a charged phase is paid for. */
  readonly basis?: UnitBasis;
  /** A program time with missing motion is a lower limit. */
  readonly isLeast: boolean;
}

/** Proposed values that count in the price: a user confirms each before the quote is sent. */
export function valuesToConfirm(document: QuoteDocument): ValueToConfirm[] {
  const found: ValueToConfirm[] = [];
  const { rates, positions, orderCosts } = asJson(document);
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
    // A user who typed an override has seen the proposal.
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
