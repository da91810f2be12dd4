import { isObject, type Json } from '@truciolo/changes';
import { pricedParts } from '../draft/priced-parts.ts';
import type { QuoteDocument } from '../model/quote-document.ts';

/** A confirmed proposal counts like any value of the registries; the number stays. */
function confirmed(value: Json): Json {
  if (Array.isArray(value)) return value.map((entry: Json) => confirmed(entry));
  if (!isObject(value)) return value;
  if (value.origin === 'proposed') return { ...value, origin: 'registry' };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inner === undefined ? inner : confirmed(inner)]),
  ) as Json;
}

/** The document once its proposed values were confirmed. Program times with motion missing stay what they are. */
export function confirmValues(document: QuoteDocument): QuoteDocument {
  const { rates, positions, orderCosts } = pricedParts(document);
  return {
    ...document,
    rates: confirmed(rates),
    positions: confirmed(positions),
    ...(orderCosts === undefined ? {} : { orderCosts: confirmed(orderCosts) }),
  } as unknown as QuoteDocument;
}
