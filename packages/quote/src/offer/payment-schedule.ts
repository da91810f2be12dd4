import type { Money } from '@truciolo/money';
import { dueDates, type Instalment, parsePaymentTerms } from '@truciolo/pricing';

/**
 * Payments of a customer if the invoice had this day (ISO): at the order, at delivery, on dates. Empty where the terms
 * cannot be parsed: nothing is guessed.
 */
export function paymentSchedule(
  paymentTerms: string,
  invoiceDay: string,
  total: Money,
): readonly Instalment[] {
  const parsed = parsePaymentTerms(paymentTerms);
  return parsed.ok ? (dueDates(parsed.terms, invoiceDay, total) ?? []) : [];
}
