import type { Endpoint } from '../../platform/http/endpoint.ts';
import { getDelivery } from './delivery/get-delivery.ts';
import { sendQuote } from './delivery/send-quote.ts';
import { answerOffer } from './links/answer-offer.ts';
import { createLink, revokeLink } from './links/manage-links.ts';
import { offerPdf, priceOffer, readOffer } from './links/offers.ts';
import { exportQuote, quotePdf } from './make-file.ts';

export const quoteDocumentsRoutes: Endpoint[] = [
  quotePdf,
  exportQuote,
  getDelivery,
  sendQuote,
  createLink,
  revokeLink,
  readOffer,
  priceOffer,
  offerPdf,
  answerOffer,
];
