import { type KeptPrice, orderCharges, type QuoteDocument } from '@truciolo/quote';

/** Fields that a refusal names. */
export const MOST_NAMED = 50;

/** What still lacks a price: every quantity the customer would read, optional positions too, costs of the order. */
export function unpricedFields(document: QuoteDocument, price: KeptPrice): Record<string, string> {
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
