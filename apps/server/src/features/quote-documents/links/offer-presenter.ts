import type { OfferTotals, OfferView } from '@truciolo/contract';
import type { Offer } from '@truciolo/quote';
import type { PublicContext } from '../../../platform/context.ts';
import type { LinkAnswer } from '../../../platform/database/document-tables.ts';
import { signedAddress } from '../../../platform/files/signed-address.ts';
import { vatWords } from '../../printing/index.ts';
import { offerOfPrinted } from '../load-printed.ts';
import type { ShownFiles } from '../shown-files.ts';
import { offerState } from './offer-state.ts';
import type { Opened } from './open-link.ts';

export const presentTotals = ({ totals, language }: Offer): OfferTotals => ({
  positions: totals.positions,
  discount: totals.discount,
  topUp: totals.topUp,
  charges: totals.charges,
  taxable: totals.taxable,
  vat: totals.vat.map((row) => ({ label: vatWords(row, language), taxable: row.taxable, tax: row.tax })),
  vatTotal: totals.vatTotal,
  total: totals.total,
});

/** The frozen offer and the company's letterhead; the contract drops everything else. */
export async function presentOffer(
  opened: Opened,
  answer: LinkAnswer | null,
  { secrets, clock, workers }: Pick<PublicContext, 'secrets' | 'clock' | 'workers'>,
): Promise<OfferView> {
  const { link, printed } = opened;
  const { quote, letterhead, validUntil, shown } = printed;
  const offer = await offerOfPrinted({ workers }, printed);
  const now = clock();
  const { logo } = letterhead;
  const urlIn = (files: ShownFiles, guid: string | undefined): string | null => {
    const found = guid === undefined ? undefined : files.get(guid);
    return found ? signedAddress(secrets, found.file, found.type, now) : null;
  };
  const place = [letterhead.postalCode, letterhead.city, letterhead.province && `(${letterhead.province})`];
  return {
    number: quote.number,
    revision: link.revision,
    state: offerState(opened, now),
    validUntil,
    anyQuantity: link.anyQuantity,
    company: {
      name: letterhead.name,
      address: [letterhead.address, place.filter(Boolean).join(' ')].filter(Boolean).join(', '),
      vatNumber: letterhead.vatNumber,
      phone: letterhead.phone,
      email: letterhead.email,
      website: letterhead.website,
      colour: letterhead.colour,
      logoUrl: logo ? signedAddress(secrets, logo.file, logo.type, now) : null,
    },
    contact: letterhead.contact,
    customer: { name: offer.customer.name, contact: offer.customer.contact },
    title: offer.title,
    reference: offer.reference,
    date: offer.date,
    paymentTerms: offer.paymentTerms,
    deliveryTerms: offer.deliveryTerms,
    language: offer.language,
    notes: offer.notes,
    exclusions: offer.exclusions,
    conditions: letterhead.conditions,
    discounts: [...offer.discounts],
    positions: offer.positions.map(({ picture, mesh, ...position }) => ({
      ...position,
      pictureUrl: urlIn(shown.pictures, picture),
      meshUrl: urlIn(shown.meshes, mesh),
      included: [...(position.included ?? [])],
      prices: position.prices.map((price) => ({ ...price })),
    })),
    charges: (offer.charges ?? []).map((charge) => ({ ...charge })),
    totals: presentTotals(offer),
    answer: answer && {
      name: answer.name,
      reason: answer.reason,
      orderNumber: answer.orderNumber ?? '',
      at: answer.at,
      quantities: answer.lines.map(({ position, quantity }) => ({ position, quantity })),
    },
  };
}
