import { POSITION_FORMAT } from '@truciolo/pricing';
import { isObject, type Json } from '../changes/json.ts';
import type { PositionDraft, QuoteDocument, RatesDraft } from '../model/quote-document.ts';

// Fields of the document that the engine has no use for.
const NOT_PRICED = new Set(['workGuid', 'belowFloorReason', 'materialName']);

/** Rates may be unknown: there null is a word of its own, and the engine says that the price is missing. */
const MAY_BE_NULL = new Set(['setupRate', 'runRate', 'price', 'rate', 'unit']);

/**
 * A position with the quote's rates, in the format that the command line reads: empty fields are left out, a value
 * that was only overridden counts as typed.
 */
export function toPositionFile(
  position: PositionDraft,
  document: Pick<QuoteDocument, 'rates' | 'vat'>,
): unknown {
  const { id, drawing, drawingRevision, notes, chosenQuantity, optional, code, description, ...priced } =
    position;
  const file = {
    format: POSITION_FORMAT,
    ...(code === '' ? {} : { code }),
    ...(description === '' ? {} : { description }),
    vat: document.vat,
    rates: ratesFile(document.rates),
    formulas: Object.fromEntries(
      Object.entries(document.rates.formulas).map(([key, formula]) => [key, formula.text]),
    ),
    ...priced,
  };
  return compact(file as unknown as Json);
}

/** The rates without the texts of the formulas, which stand beside them in the file. */
export function ratesFile({ formulas, ...rates }: RatesDraft): unknown {
  return rates;
}

function compact(value: Json): Json {
  if (Array.isArray(value)) return value.map(compact);
  if (!isObject(value)) return value;
  if ('origin' in value && 'value' in value) return compactValue(value as { value: Json; override?: Json });
  const kept: Record<string, Json> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (NOT_PRICED.has(key) || inner === undefined || inner === '') continue;
    const small = inner === null ? null : compact(inner);
    if (small !== null || MAY_BE_NULL.has(key)) kept[key] = small;
  }
  return kept;
}

function compactValue(sourced: { readonly value: Json; readonly override?: Json }): Json {
  const { value, override = null, ...others } = sourced;
  if (value === null) return override === null ? null : { ...others, value: override, origin: 'typed' };
  return override === null ? { ...others, value } : { ...others, value, override };
}
