import { useQuery } from '@tanstack/react-query';
import { capabilities, readProgramRequest } from '@truciolo/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { programQuery } from '../api/program-calls.ts';
import { ConsentForm } from '../components/consent-form.tsx';

const leaveApp = (address: string): void => window.location.assign(address);

function Request({ leave }: { readonly leave: (address: string) => void }) {
  const { search } = useLocation();
  const request = useMemo(() => readProgramRequest(new URLSearchParams(search)), [search]);
  const asked = useQuery(programQuery(request));
  return (
    <QueryState query={asked} failed="Il programma non si può collegare" rows={3}>
      {(data) => <ConsentForm request={request} asked={data} leave={leave} />}
    </QueryState>
  );
}

/** Opened by the link of a program that wants to connect (OAuth); the answer leads back to it. */
export function ConsentPage({ leave = leaveApp }: { readonly leave?: (address: string) => void }) {
  const leads = hasCapability(useSessionUser().capabilities, [capabilities.manageConsumerLicences]);
  return (
    <>
      <PageHead title="Collegare un programma" note="assistenti e altri programmi, senza chiave" />
      <PageBody width="form">
        {leads ? (
          <Request leave={leave} />
        ) : (
          <Panel>
            <EmptyState text="Solo un responsabile può collegare un programma ai dati dell’officina." />
          </Panel>
        )}
      </PageBody>
    </>
  );
}
