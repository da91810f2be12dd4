import type { Money } from '@truciolo/money';
import type { QuoteTotals } from '@truciolo/pricing';
import { materialName } from '../draft/material-name.ts';
import type { QuoteCustomer, QuoteDocument } from '../model/quote-document.ts';
import { orderCharges } from '../pricing/order-charges.ts';
import type { PricedPosition } from '../pricing/price-quote.ts';
import type { StoredPrice } from '../pricing/stored-price.ts';
import { type OfferedDays, offeredDays, type PlannedDays } from './delivery-days.ts';
import { includedIn } from './included.ts';

export interface OfferPrice {
  readonly quantity: number;
  /** After the discounts of the line. */
  readonly unit: Money;
  readonly total: Money;
  /** Working days; 0 = the offer says none. */
  readonly leadDays: number;
  /** Origin of the days; absent where the offer says none, and in offers frozen before the plan was asked. */
  readonly daysFrom?: 'typed' | 'plan';
}

/** Paid once for the whole order. */
interface OfferCharge {
  readonly label: string;
  readonly amount: Money;
}

export interface OfferPosition {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  readonly drawing: string;
  readonly drawingRevision: string;
  readonly material: string;
  /** Treatments, tests, certificate; absent in offers that were frozen before the field existed. */
  readonly included?: readonly string[];
  readonly notes: string;
  /** File of the picture; absent where there is none. */
  readonly picture?: string;
  /** File of the light model; absent where there is none. */
  readonly mesh?: string;
  readonly optional: boolean;
  readonly chosenQuantity: number | null;
  readonly prices: readonly OfferPrice[];
}

/** Data of a quote that customers may see: prices and terms, no cost, no margin, no machine, no internal note. */
export interface Offer {
  readonly customer: QuoteCustomer;
  readonly title: string;
  readonly reference: string;
  readonly date: string;
  readonly validityDays: number;
  readonly paymentTerms: string;
  readonly deliveryTerms: string;
  readonly language: 'it' | 'en';
  readonly notes: string;
  readonly exclusions: string;
  readonly discounts: readonly number[];
  readonly positions: readonly OfferPosition[];
  /** Absent in offers that were frozen before quotes had order costs. */
  readonly charges?: readonly OfferCharge[];
  readonly totals: Omit<QuoteTotals, 'netMargin'>;
}

/** Whether the customer chooses among quantities: the offer then has no single total. */
export const hasAlternatives = ({ positions }: Pick<Offer, 'positions'>): boolean =>
  positions.some(({ prices, optional }) => prices.length > 1 && !optional);

export const offerPrices = (
  outcomes: PricedPosition['outcomes'],
  daysAt: (quantity: number) => OfferedDays,
): OfferPrice[] =>
  outcomes.flatMap(({ quantity, outcome }) => {
    if (!outcome.ok) return [];
    const { netUnit: unit, total } = outcome.priced.price;
    const { days: leadDays, from } = daysAt(quantity);
    return [{ quantity, unit, total, leadDays, ...(from && { daysFrom: from }) }];
  });

/** `planned` are the days of the machine plan; they count where nobody typed other ones. */
export function offerOf(document: QuoteDocument, priced: StoredPrice, planned: PlannedDays): Offer {
  const { netMargin: _internal, ...totals } = priced.totals;
  return {
    customer: document.customer,
    title: document.title,
    reference: document.reference,
    date: document.date,
    validityDays: document.validityDays,
    paymentTerms: document.paymentTerms,
    deliveryTerms: document.deliveryTerms,
    language: document.language,
    notes: document.customerNotes,
    exclusions: document.exclusions,
    discounts: document.discounts,
    positions: document.positions.map((position, index) => ({
      id: position.id,
      code: position.code,
      description: position.description,
      drawing: position.drawing,
      drawingRevision: position.drawingRevision,
      material: materialName(document, position),
      included: includedIn(position, document.language),
      notes: position.notes,
      ...(position.picture ? { picture: position.picture } : {}),
      ...(position.mesh ? { mesh: position.mesh } : {}),
      optional: position.optional,
      chosenQuantity: position.chosenQuantity ?? position.quantities[0] ?? null,
      prices: offerPrices(priced.positions[index]?.outcomes ?? [], (quantity) =>
        offeredDays(position, quantity, planned),
      ),
    })),
    charges: orderCharges(document).flatMap(({ label, price }) =>
      price === null ? [] : [{ label: label.trim(), amount: price }],
    ),
    totals,
  };
}
