import type { QuoteDocument } from '../model/quote-document.ts';
import { effectiveValue, type Value } from '../model/value.ts';

/** Terms under which the customer collects the goods: EXW and FCA of Incoterms 2020, and common Italian wordings. */
const FETCHED =
  /franco\s+(ns\.?|nostr[ao]|vs\.?\s+ritiro)?\s*(fabbrica|officina|magazzino|stabilimento|partenza)|\b(ex[\s-]?works|exw|fca)\b|porto\s+assegnato|ritiro\s+a\s+(cura|carico)/i;

export const isFetchedByCustomer = (deliveryTerms: string): boolean => FETCHED.test(deliveryTerms);

/** Some shops write a time among the terms: "4 settimane, porto franco". Then it counts for every quantity. */
export const tellsTime = (deliveryTerms: string): boolean =>
  /\d/.test(deliveryTerms.replace(/incoterms\s*®?\s*\d+/i, ''));

const costs = (amount: Value): boolean => (effectiveValue(amount) ?? 0) > 0;

/** Whether the customer pays for carriage, once for the order or in a position. */
export const chargesCarriage = ({ orderCosts = [], positions }: QuoteDocument): boolean =>
  orderCosts.some(({ category, amount }) => category === 'transport' && costs(amount)) ||
  positions.some((position) =>
    position.costs.some(
      ({ category, charge }) =>
        category === 'transport' && costs(charge.per === 'percent' ? charge.rate : charge.amount),
    ),
  );
