import { useQuery } from '@tanstack/react-query';
import { customers, machines } from '@truciolo/contract';
import { registryCalls } from '../../components/registry/registry-calls.ts';
import { countQuery } from '../../components/registry/registry-queries.ts';
import { companyQuery } from '../../features/companies/api/company-query.ts';
import { DashboardPage } from '../../features/dashboard/pages/dashboard-page.tsx';
import { quoteList } from '../../features/quote-history/api/quote-list.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';

const plain = { q: '', sort: '', filter: [], archived: 'no' } as const;
const confirmedMachines = countQuery(registryCalls('machines', machines), {
  ...plain,
  filter: ['rateConfirmed:true'],
});
const allCustomers = countQuery(registryCalls('customers', customers), plain);
const allQuotes = countQuery(quoteList, plain);

/** Undefined while nobody knows. */
const isAny = (count: number | undefined) => (count === undefined ? undefined : count > 0);

/** The dashboard with what other capabilities know. */
export function DashboardRoute() {
  const user = useSessionUser();
  const enabled = user.companyKind !== 'supplier';
  const company = useQuery(companyQuery(user.companyGuid));
  const machine = useQuery({ ...confirmedMachines, enabled });
  const customer = useQuery({ ...allCustomers, enabled });
  const quote = useQuery({ ...allQuotes, enabled });
  return (
    <DashboardPage
      user={user}
      hasLogo={company.data ? company.data.logoUrl !== null : undefined}
      hasMachine={isAny(machine.data)}
      hasCustomer={isAny(customer.data)}
      hasQuote={isAny(quote.data)}
    />
  );
}
