import { CustomersPage } from '../../features/customers/pages/customers-page.tsx';
import { CustomerQuotes } from '../../features/quote-history/components/customer-quotes.tsx';

const quotesOf = (customerGuid: string) => <CustomerQuotes customerGuid={customerGuid} />;

/** Customers, and on the page of one what its quotes say. */
export const CustomersRoute = () => <CustomersPage quotesOf={quotesOf} />;
