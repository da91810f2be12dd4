import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '@truciolo/contract';
import { Navigate } from 'react-router';
import { companyQuery } from '../../entities/companies/company-query.ts';
import { FLOOR_PATH } from '../../entities/jobs/job-paths.ts';
import { DashboardPage } from '../../features/dashboard/pages/dashboard-page.tsx';
import { ShopToday } from '../../features/job-plan/components/shop-today.tsx';
import { useSessionUser } from '../../lib/session/session-store.ts';

/** The dashboard with panels of other features. Users of the shop floor start at the machines instead. */
export function DashboardRoute() {
  const user = useSessionUser();
  return user.role === 'reparto' ? <Navigate to={FLOOR_PATH} replace /> : <OfficeDashboard user={user} />;
}

function OfficeDashboard({ user }: { readonly user: SessionUser }) {
  const { data: company } = useQuery(companyQuery(user.companyGuid));
  return (
    <DashboardPage
      user={user}
      hasLogo={company ? company.logoUrl !== null : undefined}
      jobs={user.companyKind === 'supplier' ? undefined : (days) => <ShopToday days={days} />}
    />
  );
}
