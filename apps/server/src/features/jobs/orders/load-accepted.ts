import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { findRevision, frozenOffer, frozenPrice, lockQuote } from '../../quotes/index.ts';

/** An accepted quote, locked, with its accepted revision and the sent prices. */
export async function loadAccepted(db: Db, services: Pick<Services, 'workers' | 'clock'>, guid: string) {
  const quote = await lockQuote(db, guid);
  if (!quote) throw new AppError('NOT_FOUND');
  if (quote.state !== 'accepted') {
    const message = 'Solo un preventivo accettato diventa una commessa: segna prima l’esito.';
    throw new AppError('QUOTE_STATE', { message });
  }
  const revision = await findRevision(db, quote.guid, quote.revision);
  if (!revision) throw new Error(`quote ${guid} has no revision ${quote.revision}`);
  const frozen = await frozenOffer(db, services, quote, revision);
  if (!frozen) throw new Error(`quote ${guid} was accepted as a draft`);
  const price = await frozenPrice(db, quote.guid, quote.revision);
  return { quote, document: revision.document, offer: frozen.offer, price };
}
