import { Button, Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { countOf } from '../../../lib/format/counts.ts';
import classes from '../editor/dialogs/dialogs.module.css';
import { plainTemplatesQuery } from './plain-calls.ts';

interface PlainTemplatesDialogProps {
  readonly isBusy: boolean;
  readonly onChoose: (guid: string) => void;
  readonly onClose: () => void;
}

/** Positions to begin from, for who sees no costs: their names; the server takes the rest over. */
export function PlainTemplatesDialog({ isBusy, onChoose, onClose }: PlainTemplatesDialogProps) {
  useReturnFocus();
  const [search, setSearch] = useState('');
  const templates = useQuery(plainTemplatesQuery(search));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Da modello di ciclo"
      size={560}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <TextInput
        aria-label="Cerca un modello"
        placeholder="Nome o famiglia"
        data-autofocus
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {templates.isPending ? <ListPlaceholder /> : null}
      {templates.isError ? (
        <ErrorState
          title="I modelli non si sono aperti"
          error={templates.error}
          retry={() => void templates.refetch()}
        />
      ) : null}
      {templates.data?.length === 0 ? (
        <p className={classes.lead}>
          {search === '' ? 'Nessun modello: li salva chi vede i costi.' : 'Nessun modello con questo nome.'}
        </p>
      ) : null}
      <ul>
        {templates.data?.map(({ guid, name, family, phases }) => (
          <li key={guid} className={classes.template}>
            <div>
              <b>{name}</b>
              <p className="small dim">
                {[family, countOf(phases, 'fase', 'fasi')].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button size="xs" disabled={isBusy} onClick={() => onChoose(guid)}>
              Nuova posizione
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
