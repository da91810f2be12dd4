import { capabilities } from '@truciolo/contract';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { AssistantsPanel } from '../components/assistants-panel.tsx';
import { ExamplesPanel } from '../components/examples-panel.tsx';
import { FeedsPanel } from '../components/feeds-panel.tsx';
import { HooksPanel } from '../components/hooks-panel.tsx';
import { KeysPanel } from '../components/keys-panel.tsx';
import { MailboxPanel } from '../components/mailbox-panel.tsx';
import { ProgramsPanel } from '../components/programs-panel.tsx';

/**
 * Every user's own addresses of calendars and tables; for those who lead the company also the mailbox of requests, API
 * keys and webhooks.
 */
export function IntegrationsPage() {
  const leads = hasCapability(useSessionUser().capabilities, [capabilities.manageConsumerLicences]);
  return (
    <>
      <PageHead
        title="Integrazioni"
        note={
          leads
            ? 'gestionale, Excel, assistenti e altri programmi dell’officina'
            : 'calendario del telefono ed Excel'
        }
      />
      <PageBody>
        {leads ? (
          <>
            <MailboxPanel />
            <KeysPanel />
            <ProgramsPanel />
            <AssistantsPanel />
          </>
        ) : null}
        <FeedsPanel />
        {leads ? (
          <>
            <HooksPanel />
            <ExamplesPanel />
          </>
        ) : null}
      </PageBody>
    </>
  );
}
