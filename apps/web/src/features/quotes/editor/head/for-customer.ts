import type { Company, Customer } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** The quote for this customer: name and address as they will be printed, and the customer's own terms. */
export function forCustomer(document: QuoteDocument, customer: Customer, company: Company): QuoteDocument {
  const { legalAddress: at } = customer;
  const contact = customer.contacts[0];
  return {
    ...document,
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
    discounts: customer.discount > 0 ? [customer.discount] : [],
  };
}
