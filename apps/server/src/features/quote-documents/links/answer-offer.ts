import type { RouteRequest } from '@truciolo/contract';
import { offers } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { LinkAnswer } from '../../../platform/database/document-tables.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { whileLocked } from '../../../platform/workers/while-locked.ts';
import { tell } from '../../notices/index.ts';
import { lockQuote, type PriceServices, settleQuote } from '../../quotes/index.ts';
import { loadPrinted } from '../load-printed.ts';
import { answerMail } from '../mails.ts';
import { atQuantities } from './at-quantities.ts';
import { presentOffer } from './offer-presenter.ts';
import { offerState } from './offer-state.ts';
import { type Opened, openLink } from './open-link.ts';
import { noteAnswer } from './repository.ts';

const CLOSED = {
  accepted: 'Questa offerta è già stata accettata.',
  refused: 'Questa offerta è già stata rifiutata.',
  expired: 'Questa offerta è scaduta: chiedi all’officina di rinnovarla.',
  replaced: 'L’officina sta preparando una nuova revisione di questa offerta.',
} as const;

async function answerOf(
  services: PriceServices,
  { link, printed }: Opened,
  body: RouteRequest<typeof offers.answer>['body'],
  now: Date,
): Promise<LinkAnswer> {
  const offer = await atQuantities(services, printed, body, link.anyQuantity);
  if (body.answer === 'accepted' && offer.positions.length === 0) {
    throw new AppError('OFFER_QUANTITY', { message: 'Scegli almeno una posizione da ordinare.' });
  }
  return {
    state: body.answer,
    name: body.name,
    reason: body.reason,
    orderNumber: body.orderNumber,
    at: now.toISOString(),
    lines: offer.positions.flatMap(({ id, prices, chosenQuantity, optional }) => {
      const price = prices.find(({ quantity }) => quantity === chosenQuantity);
      return price && !optional ? [{ position: id, quantity: price.quantity, total: price.total }] : [];
    }),
    total: offer.totals.total,
  };
}

/** The buyer's answer. It counts even if the shop's licence has expired, and the shop is notified at once. */
export const answerOffer = endpoint(offers.answer, async (context, { params, body }) => {
  const { opened, answer } = await openLink(context, params.token, async (db, opened, afterCommit) => {
    const { clock, policy } = context;
    const now = clock();
    const { link } = opened;
    // Two clicks at once: the second one finds the state the first one left.
    const quote = await lockQuote(db, link.quoteGuid);
    if (!quote) throw new AppError('OFFER_UNKNOWN');
    const printed = await loadPrinted(db, context, link.quoteGuid, link.revision);
    const state = offerState({ link, printed }, now);
    if (state !== 'open') throw new AppError('OFFER_CLOSED', { message: CLOSED[state] });
    const answer = await whileLocked(() => answerOf(context, { link, printed }, body, now));
    await noteAnswer(db, link.guid, answer);
    const outcome = { by: body.name, reason: body.reason, competitor: '', competitorPrice: null };
    const taken = answer.lines.map(({ position, quantity }) => ({ position, quantity }));
    const end = { state: body.answer, outcome, ...(body.answer === 'accepted' ? { taken } : {}) };
    await settleQuote(db, context, quote, end, { actor: null, at: now });
    await tell(db, afterCommit, context, {
      kind: body.answer === 'accepted' ? 'offer-accepted' : 'offer-refused',
      companyGuid: quote.companyGuid,
      quote,
      to: quote.ownerGuid,
      who: body.name,
      text: body.reason,
      mail: (firstName) => answerMail(printed, answer, firstName, policy.publicUrl),
    });
    return {
      opened: { link, printed: await loadPrinted(db, context, link.quoteGuid, link.revision) },
      answer,
    };
  });
  return presentOffer(opened, answer, context);
});
