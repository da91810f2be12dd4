import type { OfferTotals, OfferView } from '@truciolo/contract';
import { type Offer, offerOf, priceQuote, type QuoteDocument } from '@truciolo/quote';
import type { PublicContext } from '../../../platform/context.ts';
import type { LinkAnswer } from '../../../platform/database/document-tables.ts';
import { signedAddress } from '../../../platform/files/signed-address.ts';
import { vatWords } from '../pdf/words.ts';
import { offerState } from './offer-state.ts';
import type { Opened } from './open-link.ts';

export const offerOfDocument = (document: QuoteDocument): Offer => offerOf(document, priceQuote(document));

export const presentTotals = ({ totals, language }: Offer): OfferTotals => ({
  positions: totals.positions,
  discount: totals.discount,
  topUp: totals.topUp,
  taxable: totals.taxable,
  vat: totals.vat.map((row) => ({ label: vatWords(row, language), taxable: row.taxable, tax: row.tax })),
  vatTotal: totals.vatTotal,
  total: totals.total,
});

/** The offer and the company's letterhead; the contract lets nothing else through. */
export function presentOffer(
  opened: Opened,
  answer: LinkAnswer | null,
  { secrets, clock }: Pick<PublicContext, 'secrets' | 'clock'>,
): OfferView {
  const { link, printed } = opened;
  const { quote, company, owner, document, validUntil } = printed;
  const offer = offerOfDocument(document);
  const now = clock();
  const { logoFile, logoType } = company;
  const place = [company.postalCode, company.city, company.province && `(${company.province})`];
  return {
    number: quote.number,
    revision: link.revision,
    state: offerState(opened, now),
    validUntil,
    anyQuantity: link.anyQuantity,
    company: {
      name: company.name,
      address: [company.address, place.filter(Boolean).join(' ')].filter(Boolean).join(', '),
      vatNumber: company.vatNumber,
      phone: company.phone,
      email: company.email,
      website: company.website,
      colour: company.pdfColour,
      logoUrl: logoFile && logoType ? signedAddress(secrets, logoFile, logoType, now) : null,
    },
    contact: owner,
    customer: { name: offer.customer.name, contact: offer.customer.contact },
    title: offer.title,
    reference: offer.reference,
    date: offer.date,
    paymentTerms: offer.paymentTerms,
    deliveryTerms: offer.deliveryTerms,
    language: offer.language,
    notes: offer.notes,
    exclusions: offer.exclusions,
    conditions: company.pdfConditions,
    discounts: [...offer.discounts],
    positions: offer.positions.map((position) => ({
      ...position,
      prices: position.prices.map((price) => ({ ...price })),
    })),
    totals: presentTotals(offer),
    answer: answer && {
      name: answer.name,
      reason: answer.reason,
      at: answer.at,
      quantities: answer.lines.map(({ position, quantity }) => ({ position, quantity })),
    },
  };
}
