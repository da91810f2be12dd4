import * as contract from '@truciolo/contract';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { getDelivery } from './delivery/get-delivery.ts';
import { sendQuote } from './delivery/send-quote.ts';
import { answerOffer } from './links/answer-offer.ts';
import { createLink, revokeLink } from './links/manage-links.ts';
import { offerPdf, priceOffer, readOffer } from './links/offers.ts';
import { exportQuote, quotePdf } from './make-file.ts';
import type { Printer } from './pdf/printer.ts';

export const quoteDocumentsRoutes = (printer: Printer): Endpoint[] => [
  endpoint(contract.quotePdf, quotePdf(printer)),
  endpoint(contract.exportQuote, exportQuote(printer)),
  endpoint(contract.getQuoteDelivery, getDelivery),
  endpoint(contract.sendQuote, sendQuote(printer)),
  endpoint(contract.createQuoteLink, createLink),
  endpoint(contract.revokeQuoteLink, revokeLink),
  endpoint(contract.readOffer, readOffer),
  endpoint(contract.priceOffer, priceOffer),
  endpoint(contract.offerPdf, offerPdf(printer)),
  endpoint(contract.answerOffer, answerOffer),
];
