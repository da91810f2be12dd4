import { SessionsPage } from '../../features/sessions/pages/sessions-page.tsx';
import { CompanySessionsPanel } from '../../features/users/components/company-sessions-panel.tsx';
import { hasCapability } from '../../lib/session/capabilities.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { consumerManagers } from '../access.ts';

/** The own sessions; for a responsabile those of the company's users too. */
export function SessionsRoute() {
  const { guid, capabilities } = useSessionUser();
  return (
    <SessionsPage>
      {hasCapability(capabilities, consumerManagers) ? <CompanySessionsPanel ownGuid={guid} /> : null}
    </SessionsPage>
  );
}
