import { AuditPanel } from '../../features/audit/components/audit-panel.tsx';
import { DeletionPanel } from '../../features/companies/components/deletion-panel.tsx';
import { ExportPanel } from '../../features/companies/components/export-panel.tsx';
import { StoragePanel } from '../../features/companies/components/storage-panel.tsx';
import { ProfilePage } from '../../features/companies/pages/profile-page.tsx';
import { SeriesPanel } from '../../features/number-series/components/series-panel.tsx';
import { hasCapability } from '../../lib/session/capabilities.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { consumerManagers, licenceManagers } from '../access.ts';

/** The company's profile; users who lead the company also find its activity log, its data and its deletion. */
export function ProfileRoute() {
  const { capabilities, companyGuid, companyName } = useSessionUser();
  return (
    <ProfilePage>
      {hasCapability(capabilities, licenceManagers) ? <AuditPanel /> : null}
      {hasCapability(capabilities, consumerManagers) ? (
        <>
          <SeriesPanel />
          <StoragePanel companyGuid={companyGuid} />
          <ExportPanel companyGuid={companyGuid} />
          <DeletionPanel companyGuid={companyGuid} companyName={companyName} />
        </>
      ) : null}
    </ProfilePage>
  );
}
