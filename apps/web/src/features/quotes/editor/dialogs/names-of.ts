import type { AnyQuote } from '../state/draft-state.ts';

/** Names of the registry records that a quote contains, by the keys that its fields refer to. */
export function namesOf(document: AnyQuote): ReadonlyMap<string, string> {
  const { customer } = document;
  const { machines, labour, materials, formulas } =
    'rates' in document ? document.rates : { machines: {}, labour: {}, materials: {}, formulas: {} };
  const rates = Object.entries({ ...machines, ...labour, ...materials, ...formulas });
  return new Map([
    ...rates.map(([key, { name }]) => [key, name] as const),
    ...(customer.guid === null ? [] : [[customer.guid, customer.name] as const]),
  ]);
}
