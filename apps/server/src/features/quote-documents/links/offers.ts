import type { MadeFile, RouteRequest } from '@truciolo/contract';
import { offers } from '@truciolo/contract';
import type { PublicContext } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { customerPdf } from '../make-file.ts';
import type { Printer } from '../pdf/printer.ts';
import { atQuantities } from './at-quantities.ts';
import { presentOffer, presentTotals } from './offer-presenter.ts';
import { openLink } from './open-link.ts';
import { countView, findAnswer } from './repository.ts';

export const readOffer = endpoint(offers.read, (context, { params }) =>
  openLink(context, params.token, async (db, opened) => {
    const { link } = opened;
    await countView(db, link.guid, context.clock());
    const found = await findAnswer(db, link.quoteGuid, link.revision);
    return presentOffer(opened, found?.answer ?? null, context);
  }),
);

export const priceOffer = endpoint(offers.price, (context, { params, body }) =>
  openLink(context, params.token, async (_db, { link, printed }) => {
    const offer = atQuantities(printed, body.quantities, link.anyQuantity);
    const asked = new Set(body.quantities.map(({ position }) => position));
    return {
      lines: offer.positions
        .filter(({ id }) => asked.has(id))
        .flatMap(({ id, prices: [price] }) => (price ? [{ ...price, position: id }] : [])),
      totals: presentTotals(offer),
    };
  }),
);

export const offerPdf =
  (printer: Printer) =>
  async (context: PublicContext, { params }: RouteRequest<typeof offers.pdf>): Promise<MadeFile> => {
    // Printed outside the transaction: a page takes longer than a connection should be held.
    const printed = await openLink(context, params.token, async (_db, opened) => opened.printed);
    return customerPdf(printer, printed, context);
  };
