import type { Money } from '@truciolo/money';
import { dueDates, type Instalment, parsePaymentTerms } from '@truciolo/pricing';

/**
 * What a customer would pay when, were the invoice of this day (ISO): at the order, at delivery, on dates. Empty
 * when the terms are not written in words that can be read: nothing is guessed.
 */
export function paymentSchedule(
  paymentTerms: string,
  invoiceDay: string,
  total: Money,
): readonly Instalment[] {
  const parsed = parsePaymentTerms(paymentTerms);
  return parsed.ok ? (dueDates(parsed.terms, invoiceDay, total) ?? []) : [];
}
