import { Button, Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PositionDraft } from '@truciolo/quote';
import { useState } from 'react';
import { ListPlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { countOf } from '../../../../lib/format/counts.ts';
import { newId } from '../../../../lib/new-id.ts';
import { useEditor } from '../state/use-editor.ts';
import classes from './dialogs.module.css';
import { addedFromTemplate, withRoutingOf } from './from-template.ts';
import { templatesQuery } from './template-calls.ts';

/** "Da modello di ciclo": a position to begin from, or its routing for the position that is open. */
export default function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { store, start } = useEditor();
  const [search, setSearch] = useState('');
  const templates = useQuery(templatesQuery(search));
  const { positionId } = store.getState();
  const add = (template: PositionDraft) => {
    const id = newId();
    store.edit((document) => addedFromTemplate(document, template, id, start.ratesNow));
    store.select(id);
    onClose();
  };
  const use = (template: PositionDraft) => {
    if (positionId !== null)
      store.edit((document) => withRoutingOf(document, positionId, template, start.ratesNow));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Da modello di ciclo"
      size={620}
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
          Nessun modello. Apri una posizione riuscita e scegli «Salva come modello» dal suo menu.
        </p>
      ) : null}
      <ul>
        {templates.data?.map(({ guid, name, family, position }) => (
          <li key={guid} className={classes.template}>
            <div>
              <b>{name}</b>
              <p className="small dim">
                {[family, countOf(position.phases.length, 'fase', 'fasi')].filter(Boolean).join(' · ')}
              </p>
            </div>
            {positionId === null ? null : (
              <Button size="xs" variant="subtle" onClick={() => use(position as PositionDraft)}>
                Usa il ciclo qui
              </Button>
            )}
            <Button size="xs" onClick={() => add(position as PositionDraft)}>
              Nuova posizione
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
