import type { Company, Customer } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

type Terms = Pick<QuoteDocument, 'customer' | 'language' | 'paymentTerms' | 'deliveryTerms'>;

/** Name and address as they will be printed, and the customer's own terms. */
export function termsOfCustomer(customer: Customer, company: Company): Terms {
  const { legalAddress: at } = customer;
  const contact = customer.contacts[0];
  return {
    customer: {
      guid: customer.guid,
      name: customer.name,
      contact: contact?.name ?? '',
      email: contact?.email || customer.email,
      address: [at.street, joined(at.postalCode, at.city, at.province && `(${at.province})`)]
        .filter((line) => line !== '')
        .join(', '),
      vatNumber: customer.vatNumber,
    },
    language: customer.language,
    paymentTerms: customer.paymentTerms || company.paymentTerms,
    deliveryTerms: customer.deliveryTerms || company.deliveryTerms,
  };
}

/** The quote for this customer. */
export const forCustomer = (
  document: QuoteDocument,
  customer: Customer,
  company: Company,
): QuoteDocument => ({
  ...document,
  ...termsOfCustomer(customer, company),
  discounts: customer.discount > 0 ? [customer.discount] : [],
});
