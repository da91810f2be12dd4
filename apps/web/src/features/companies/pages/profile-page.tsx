import { useQuery } from '@tanstack/react-query';
import { capabilities } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { PagePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { companyQuery } from '../../../entities/companies/company-query.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { ProfileEditor } from '../components/profile-editor.tsx';
import classes from './profile-page.module.css';

/** Users who may edit the company's data; all users read them. */
const editors = [capabilities.manageConsumerLicences, capabilities.manageSupplierLicences];

interface ProfilePageProps {
  /** Content below the profile for the responsabile. */
  readonly children?: ReactNode;
}

export function ProfilePage({ children }: ProfilePageProps) {
  const user = useSessionUser();
  const company = useQuery(companyQuery(user.companyGuid));
  if (company.data) {
    return (
      <>
        <ProfileEditor company={company.data} canEdit={hasCapability(user.capabilities, editors)} />
        <div className={classes.after}>{children}</div>
      </>
    );
  }
  if (company.isPending) return <PagePlaceholder />;
  return (
    <>
      <PageHead title="Profilo aziendale" />
      <PageBody>
        <Panel>
          <ErrorState
            title="Il profilo non si è caricato"
            error={company.error}
            retry={() => void company.refetch()}
          />
        </Panel>
      </PageBody>
    </>
  );
}
