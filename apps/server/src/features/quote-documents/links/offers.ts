import { offers } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { noteEvent } from '../../integrations/index.ts';
import { tell } from '../../notices/index.ts';
import { quoteFacts } from '../../quotes/index.ts';
import { customerPdf } from '../make-file.ts';
import { atQuantities } from './at-quantities.ts';
import { presentOffer, presentTotals } from './offer-presenter.ts';
import { openLink } from './open-link.ts';
import { countView, findAnswer } from './repository.ts';

export const readOffer = endpoint(offers.read, async (context, { params }) => {
  const { opened, answer } = await openLink(context, params.token, async (db, opened, afterCommit) => {
    const { link, printed } = opened;
    await countView(db, link.guid, context.clock());
    const { quote } = printed;
    // A visit of the shop itself causes no notice.
    if (link.firstSeenAt === null && context.actor?.companyGuid !== quote.companyGuid) {
      await tell(db, afterCommit, context, {
        kind: 'offer-opened',
        companyGuid: quote.companyGuid,
        quote,
        to: quote.ownerGuid,
        who: printed.document.customer.name,
      });
      const { companyGuid } = quote;
      const facts = quoteFacts(quote, quote.state);
      await noteEvent(db, { companyGuid, at: context.clock() }, 'quote.opened', facts);
    }
    const found = await findAnswer(db, link.quoteGuid, link.revision);
    return { opened, answer: found?.answer ?? null };
  });
  return presentOffer(opened, answer, context);
});

export const priceOffer = endpoint(offers.price, async (context, { params, body }) => {
  const { link, printed } = await openLink(context, params.token, async (_db, opened) => opened);
  const offer = await atQuantities(context, printed, body, link.anyQuantity);
  const asked = new Set(body.quantities.map(({ position }) => position));
  return {
    lines: offer.positions
      .filter(({ id }) => asked.has(id))
      .flatMap(({ id, prices: [price] }) => (price ? [{ ...price, position: id }] : [])),
    totals: presentTotals(offer),
  };
});

export const offerPdf = endpoint(offers.pdf, async (context, { params }) => {
  // Printed outside the transaction: a page takes longer than a connection should be held.
  const printed = await openLink(context, params.token, async (_db, opened) => opened.printed);
  return customerPdf(context, printed);
});
