import { orderCharges, priceQuote, type QuoteDocument, valuesToConfirm } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';

const MOST_NAMED = 50;

/** What still lacks a price: every quantity the customer would read, optional positions too, costs of the order. */
function unpricedFields(document: QuoteDocument): Record<string, string> {
  const open = priceQuote(document).positions.filter(
    ({ outcomes }) => outcomes.length === 0 || outcomes.some(({ outcome }) => !outcome.ok),
  );
  const positions = open.map(({ id, problems }) => [
    `positions/${id}`,
    problems[0]?.message ?? 'Manca il prezzo.',
  ]);
  const costs = orderCharges(document)
    .filter(({ price }) => price === null)
    .map(({ id, label }) => [`orderCosts/${id}`, `Manca l’importo di «${label || 'costo dell’ordine'}».`]);
  return Object.fromEntries([...positions, ...costs].slice(0, MOST_NAMED));
}

/**
 * A document may go to a customer once every position has its prices and somebody has looked at the values that are
 * only proposed (`confirmed`).
 */
export function checkSendable(document: QuoteDocument, confirmed: boolean): void {
  if (document.positions.length === 0) {
    const message = 'Il preventivo non ha posizioni: aggiungine una prima di inviare.';
    throw new AppError('QUOTE_UNPRICED', { message });
  }
  const unpriced = unpricedFields(document);
  if (Object.keys(unpriced).length > 0) throw new AppError('QUOTE_UNPRICED', { fields: unpriced });
  const proposed = confirmed ? [] : valuesToConfirm(document);
  if (proposed.length === 0) return;
  const fields = proposed
    .slice(0, MOST_NAMED)
    .map(({ path, label }) => [path, label === '' ? 'Da confermare.' : `Da confermare: ${label}.`]);
  throw new AppError('QUOTE_TO_CONFIRM', { fields: Object.fromEntries(fields) });
}
