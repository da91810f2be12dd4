import { ActionIcon, Button, Modal, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { QuoteTemplate } from '@truciolo/contract';
import { addedFromTemplate, type PositionDraft, withRoutingOf } from '@truciolo/quote';
import { useState } from 'react';
import { ListPlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { askConfirmation } from '../../../../components/popup/popup.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { useAct } from '../../../../components/use-act.ts';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { countOf } from '../../../../lib/format/counts.ts';
import { newId } from '../../../../lib/new-id.ts';
import { useEditor } from '../state/use-editor.ts';
import classes from './dialogs.module.css';
import { archiveTemplate, templatesQuery } from './template-calls.ts';

/** "Da modello di ciclo": a position to begin from, or its routing for the position that is open. */
export default function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { store, start } = useEditor();
  const [search, setSearch] = useState('');
  const templates = useQuery(templatesQuery(search));
  const { positionId, document } = store.getState();
  const hasPhases = document.positions.some(({ id, phases }) => id === positionId && phases.length > 0);
  const { act, isBusy } = useAct(['quote-templates']);
  const today = { ratesNow: start.ratesNow, newId };
  const add = (template: PositionDraft) => {
    const id = newId();
    store.edit((before) => addedFromTemplate(before, template, id, today));
    store.select(id);
    onClose();
  };
  const use = (template: PositionDraft, how: 'replace' | 'append') => {
    if (positionId !== null) store.edit((before) => withRoutingOf(before, positionId, template, how, today));
    onClose();
  };
  const archive = async ({ guid, name }: QuoteTemplate) => {
    const title = `Togliere il modello «${name}»?`;
    const text = 'Le posizioni fatte con questo modello restano come sono.';
    if (await askConfirmation({ title, text, confirm: 'Togli modello', destructive: true }))
      await act(() => archiveTemplate(guid), 'Modello tolto.');
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Da modello di ciclo"
      size={720}
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
          Nessun modello. Apri una posizione riuscita e scegli «Salva il ciclo come modello» accanto alle
          fasi, o «Salva come modello» dal menu della posizione.
        </p>
      ) : null}
      <ul>
        {templates.data?.map((template) => {
          const { guid, name, family } = template;
          const position = template.position as PositionDraft;
          return (
            <li key={guid} className={classes.template}>
              <div>
                <b>{name}</b>
                <p className="small dim">
                  {[family, countOf(position.phases.length, 'fase', 'fasi')].filter(Boolean).join(' · ')}
                </p>
              </div>
              {positionId === null ? null : (
                <Button size="xs" variant="subtle" onClick={() => use(position, 'replace')}>
                  {hasPhases ? 'Sostituisci il ciclo' : 'Usa il ciclo qui'}
                </Button>
              )}
              {hasPhases ? (
                <Button size="xs" variant="subtle" onClick={() => use(position, 'append')}>
                  Aggiungi in coda
                </Button>
              ) : null}
              <Button size="xs" onClick={() => add(position)}>
                Nuova posizione
              </Button>
              <ActionIcon
                size="sm"
                aria-label={`Togli il modello ${name}`}
                disabled={isBusy}
                data-private
                onClick={() => void archive(template)}
              >
                <IconTrash size={14} stroke={1.6} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
