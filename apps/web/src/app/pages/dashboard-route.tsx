import { useQuery } from '@tanstack/react-query';
import { companyQuery } from '../../entities/companies/company-query.ts';
import { DashboardPage } from '../../features/dashboard/pages/dashboard-page.tsx';
import { ShopToday } from '../../features/job-plan/components/shop-today.tsx';
import { useSessionUser } from '../../lib/session/session-store.ts';

/** The dashboard with what other capabilities know. */
export function DashboardRoute() {
  const user = useSessionUser();
  const { data: company } = useQuery(companyQuery(user.companyGuid));
  return (
    <DashboardPage
      user={user}
      hasLogo={company ? company.logoUrl !== null : undefined}
      jobs={user.companyKind === 'supplier' ? undefined : (days) => <ShopToday days={days} />}
    />
  );
}
