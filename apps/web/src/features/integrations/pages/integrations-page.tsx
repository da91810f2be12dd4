import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { ExamplesPanel } from '../components/examples-panel.tsx';
import { HooksPanel } from '../components/hooks-panel.tsx';
import { KeysPanel } from '../components/keys-panel.tsx';
import { MailboxPanel } from '../components/mailbox-panel.tsx';

/** The mailbox of requests, and API keys and webhooks by which other programs of a shop read data and get events. */
export function IntegrationsPage() {
  return (
    <>
      <PageHead title="Integrazioni" note="gestionale, Excel e altri programmi dell’officina" />
      <PageBody>
        <MailboxPanel />
        <KeysPanel />
        <HooksPanel />
        <ExamplesPanel />
      </PageBody>
    </>
  );
}
