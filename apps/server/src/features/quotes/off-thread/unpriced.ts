import { orderCharges, type QuoteDocument, type StoredPrice } from '@truciolo/quote';

/** Limit of fields that an error names. */
export const MOST_NAMED = 50;

/** Fields without a price: every quantity that the customer would see, optional positions and order costs included. */
export function unpricedFields(document: QuoteDocument, price: StoredPrice): Record<string, string> {
  const open = price.positions.filter(
    ({ outcomes }) => outcomes.length === 0 || outcomes.some(({ outcome }) => !outcome.ok),
  );
  const positions = open.map(({ id, problems }) => [
    `positions/${id}`,
    problems[0]?.message ?? 'Manca il prezzo.',
  ]);
  const costs = orderCharges(document)
    .filter(({ price: amount }) => amount === null)
    .map(({ id, label }) => [`orderCosts/${id}`, `Manca l’importo di «${label || 'costo dell’ordine'}».`]);
  return Object.fromEntries([...positions, ...costs].slice(0, MOST_NAMED));
}
