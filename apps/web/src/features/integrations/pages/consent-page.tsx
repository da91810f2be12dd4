import { useQuery } from '@tanstack/react-query';
import { ApiError, capabilities, readProgramRequest } from '@truciolo/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
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
  // The server does not know the program or the address of its answer: asking again changes nothing.
  if (asked.error instanceof ApiError && asked.error.status === 404)
    return (
      <Panel>
        <ErrorState title="Questo link non vale più" error={asked.error}>
          Torna al programma, togli il collegamento a Truciolo se c’è, e aggiungilo di nuovo: si registra da
          capo e apre un link nuovo.
        </ErrorState>
      </Panel>
    );
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
