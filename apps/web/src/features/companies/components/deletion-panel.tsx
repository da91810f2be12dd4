import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CompanyDeletion, DELETION_DELAY_DAYS } from '@truciolo/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Panel } from '../../../components/panel/panel.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../components/use-act.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { cancelDeletion, confirmDeletion, deletionQuery } from '../api/company-data.ts';
import classes from './company-data.module.css';
import { DeletionDialog } from './deletion-dialog.tsx';

interface DeletionPanelProps {
  readonly companyGuid: string;
  readonly companyName: string;
}

/** The mail's link is /profile?cancellazione=<token>. */
const TOKEN = 'cancellazione';

const stateText = ({ state, requestedBy, executesAt }: CompanyDeletion): string => {
  if (state === 'asked')
    return `Richiesta da ${requestedBy ?? 'un responsabile'}: apri il link nell’email per confermare.`;
  if (state === 'confirmed' && executesAt)
    return `Confermata: tutti i dati verranno cancellati il ${formatDateTime(executesAt)}.`;
  return `La cancellazione si conferma per email e avviene ${DELETION_DELAY_DAYS} giorni dopo. Prima conviene esportare i dati.`;
};

export function DeletionPanel({ companyGuid, companyName }: DeletionPanelProps) {
  const query = deletionQuery(companyGuid);
  const deletion = useQuery(query);
  const { act, isBusy } = useAct(query.queryKey);
  const [address, setAddress] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const token = address.get(TOKEN);
  const confirm = async (link: string) => {
    await act(() => confirmDeletion(companyGuid, link), 'Cancellazione confermata.');
    setAddress({}, { replace: true });
  };
  const cancel = () => act(() => cancelDeletion(companyGuid), 'Cancellazione annullata: non si perde nulla.');
  return (
    <Panel title="Richiedi cancellazione">
      <QueryState query={deletion} failed="Lo stato della cancellazione non si è caricato" rows={1}>
        {(data) => (
          <>
            {token && data.state === 'asked' ? (
              <NoteBar
                tone="bad"
                actions={
                  <Button color="red" disabled={isBusy} onClick={() => void confirm(token)}>
                    Conferma la cancellazione
                  </Button>
                }
              >
                Confermando, fra {DELETION_DELAY_DAYS} giorni tutti i dati di {companyName} saranno
                cancellati.
              </NoteBar>
            ) : null}
            <div className={classes.line}>
              <p className="muted">{stateText(data)}</p>
              {data.state === 'none' ? (
                <Button color="red" onClick={() => setAsking(true)}>
                  Richiedi cancellazione
                </Button>
              ) : (
                <Button variant="filled" disabled={isBusy} onClick={() => void cancel()}>
                  Annulla la cancellazione
                </Button>
              )}
            </div>
          </>
        )}
      </QueryState>
      {isAsking ? (
        <DeletionDialog
          companyGuid={companyGuid}
          companyName={companyName}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
