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
  endpoint(contract.quoteDocuments.pdf, quotePdf(printer)),
  endpoint(contract.quoteDocuments.export, exportQuote(printer)),
  getDelivery,
  endpoint(contract.quoteDelivery.send, sendQuote(printer)),
  createLink,
  revokeLink,
  readOffer,
  priceOffer,
  endpoint(contract.offers.pdf, offerPdf(printer)),
  answerOffer,
];
