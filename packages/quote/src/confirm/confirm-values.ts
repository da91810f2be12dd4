import { isObject } from '@truciolo/changes';
import type { QuoteDocument } from '../model/quote-document.ts';

/** A confirmed proposal counts like any value of the registries; the number stays. */
function confirmed<Part>(value: Part): Part {
  if (Array.isArray(value)) return value.map((entry) => confirmed(entry)) as Part;
  if (!isObject(value)) return value;
  if (value.origin === 'proposed') return { ...value, origin: 'registry' };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, confirmed(inner)])) as Part;
}

/** The document once its proposed values were confirmed. Program times with motion missing stay what they are. */
export function confirmValues(document: QuoteDocument): QuoteDocument {
  const { rates, positions, orderCosts } = document;
  return {
    ...document,
    rates: confirmed(rates),
    positions: confirmed(positions),
    ...(orderCosts === undefined ? {} : { orderCosts: confirmed(orderCosts) }),
  };
}
