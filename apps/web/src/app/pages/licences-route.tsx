import { useQuery } from '@tanstack/react-query';
import { CompanyLicencesPage } from '../../features/licences/pages/company-licences-page.tsx';
import { SupplierLicencesPage } from '../../features/licences/pages/supplier-licences-page.tsx';
import { usersKey, usersQuery } from '../../features/users/api/users-query.ts';
import { hasCapability } from '../../lib/session/capabilities.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { supplierManagers } from '../access.ts';
import { useResellerDialog } from '../licence/reseller-dialog.tsx';

/** One address, two readers: the supplier sees companies, a responsabile the own seats. */
export function LicencesRoute() {
  const { capabilities } = useSessionUser();
  return hasCapability(capabilities, supplierManagers) ? <SupplierLicencesPage /> : <OwnLicences />;
}

function OwnLicences() {
  const users = useQuery(usersQuery);
  return <CompanyLicencesPage users={users} usersKey={usersKey} onAskReseller={useResellerDialog()} />;
}
