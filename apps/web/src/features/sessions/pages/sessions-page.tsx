import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActiveSession } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { TablePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { deviceName } from '../../../entities/sessions/device-name.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { closeOtherSessions } from '../api/close-other-sessions.ts';
import { closeSession } from '../api/close-session.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import { SessionsTable } from '../components/sessions-table.tsx';

interface SessionsPageProps {
  /** Below the user's sessions: those of others, for users who may see them. */
  readonly children?: ReactNode;
}

export function SessionsPage({ children }: SessionsPageProps) {
  const sessions = useQuery(sessionsQuery);
  const cache = useQueryClient();
  const close = useMutation({
    mutationFn: (guid: string | null) => (guid === null ? closeOtherSessions() : closeSession(guid)),
    onSuccess: (_, guid) => notifyDone(guid === null ? 'Le altre sessioni sono chiuse.' : 'Sessione chiusa.'),
    onError: (error) => {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    },
    onSettled: () => cache.invalidateQueries(sessionsQuery),
  });

  const closeOne = async (session: ActiveSession) => {
    const confirmed = await askConfirmation({
      title: `Chiudere la sessione «${deviceName(session.device)}»?`,
      text: 'Su quel dispositivo si dovrà accedere di nuovo. Il lavoro già salvato non si perde.',
      confirm: 'Chiudi sessione',
      destructive: true,
    });
    if (confirmed) close.mutate(session.guid);
  };
  const closeOthers = async () => {
    const confirmed = await askConfirmation({
      title: 'Chiudere tutte le altre sessioni?',
      text: 'Resterà aperta solo questa. Sugli altri dispositivi si dovrà accedere di nuovo.',
      confirm: 'Chiudi le altre',
      destructive: true,
    });
    if (confirmed) close.mutate(null);
  };

  const hasOthers = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <>
      <PageHead
        title="Sessioni attive"
        note="dove il tuo utente è collegato in questo momento"
        action={
          <Button onClick={() => void closeOthers()} disabled={!hasOthers || close.isPending}>
            Chiudi tutte le altre
          </Button>
        }
      />
      <PageBody>
        {sessions.isPending ? <TablePlaceholder rows={3} /> : null}
        {sessions.error && !sessions.data ? (
          <Panel>
            <ErrorState
              title="Le sessioni non si sono caricate"
              error={sessions.error}
              retry={() => void sessions.refetch()}
            />
          </Panel>
        ) : null}
        {sessions.data ? (
          <Panel padded={false}>
            <SessionsTable sessions={sessions.data} onClose={(session) => void closeOne(session)} />
          </Panel>
        ) : null}
        {children}
      </PageBody>
    </>
  );
}
