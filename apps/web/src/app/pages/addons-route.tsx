import { useQuery } from '@tanstack/react-query';
import { CompanyAddonsPage } from '../../features/addons/pages/company-addons-page.tsx';
import { SupplierAddonsPage } from '../../features/addons/pages/supplier-addons-page.tsx';
import { licencesQuery } from '../../features/licences/api/supplier-licences.ts';
import { usersKey, usersQuery } from '../../features/users/api/users-query.ts';
import { hasCapability } from '../../lib/session/capabilities.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { supplierManagers } from '../access.ts';
import { useResellerDialog } from '../licence/reseller-dialog.tsx';

/** One address, two readers: the supplier defines add-ons, a responsabile switches them. */
export function AddonsRoute() {
  const { capabilities } = useSessionUser();
  return hasCapability(capabilities, supplierManagers) ? <SupplierAddons /> : <OwnAddons />;
}

function SupplierAddons() {
  return <SupplierAddonsPage companies={useQuery(licencesQuery).data?.rows ?? []} />;
}

function OwnAddons() {
  const users = useQuery(usersQuery);
  return <CompanyAddonsPage users={users} usersKey={usersKey} onAskReseller={useResellerDialog()} />;
}
