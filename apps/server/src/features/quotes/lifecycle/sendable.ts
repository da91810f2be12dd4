import { type QuoteDocument, valuesToConfirm } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import { unpricedOffThread } from '../off-thread/price-off-thread.ts';
import type { PriceServices } from '../off-thread/price-requests.ts';
import { MOST_NAMED } from '../off-thread/unpriced.ts';

/**
 * A document may be sent once every position has its prices and a user has confirmed the proposed values (`confirmed`).
 */
export async function checkSendable(
  services: PriceServices,
  companyGuid: string,
  document: QuoteDocument,
  confirmed: boolean,
): Promise<void> {
  if (document.positions.length === 0) {
    const message = 'Il preventivo non ha posizioni: aggiungine una prima di inviare.';
    throw new AppError('QUOTE_UNPRICED', { message });
  }
  const unpriced = await unpricedOffThread(services, companyGuid, document);
  if (Object.keys(unpriced).length > 0) throw new AppError('QUOTE_UNPRICED', { fields: unpriced });
  const proposed = confirmed ? [] : valuesToConfirm(document);
  if (proposed.length === 0) return;
  const fields = proposed
    .slice(0, MOST_NAMED)
    .map(({ path, label }) => [path, label === '' ? 'Da confermare.' : `Da confermare: ${label}.`]);
  throw new AppError('QUOTE_TO_CONFIRM', { fields: Object.fromEntries(fields) });
}
