import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { ExamplesPanel } from '../components/examples-panel.tsx';
import { HooksPanel } from '../components/hooks-panel.tsx';
import { KeysPanel } from '../components/keys-panel.tsx';

/** How the other programs of a shop read from here and are told what happens. */
export function IntegrationsPage() {
  return (
    <>
      <PageHead title="Integrazioni" note="gestionale, Excel e altri programmi dell’officina" />
      <PageBody>
        <KeysPanel />
        <HooksPanel />
        <ExamplesPanel />
      </PageBody>
    </>
  );
}
