import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { AssistantsPanel } from '../components/assistants-panel.tsx';
import { ExamplesPanel } from '../components/examples-panel.tsx';
import { FeedsPanel } from '../components/feeds-panel.tsx';
import { HooksPanel } from '../components/hooks-panel.tsx';
import { KeysPanel } from '../components/keys-panel.tsx';
import { MailboxPanel } from '../components/mailbox-panel.tsx';

/** The mailbox of requests, and API keys and webhooks by which other programs of a shop read data and get events. */
export function IntegrationsPage() {
  return (
    <>
      <PageHead title="Integrazioni" note="gestionale, Excel, assistenti e altri programmi dell’officina" />
      <PageBody>
        <MailboxPanel />
        <KeysPanel />
        <AssistantsPanel />
        <FeedsPanel />
        <HooksPanel />
        <ExamplesPanel />
      </PageBody>
    </>
  );
}
