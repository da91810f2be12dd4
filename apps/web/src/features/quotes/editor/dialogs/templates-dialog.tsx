import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { QuoteTemplate } from '@truciolo/contract';
import { addedFromTemplate, type PositionDraft, withRoutingOf } from '@truciolo/quote';
import { useState } from 'react';
import { askConfirmation } from '../../../../components/popup/popup.tsx';
import { useAct } from '../../../../components/use-act.ts';
import { templateKeys } from '../../../../entities/quotes/quote-keys.ts';
import { newId } from '../../../../lib/new-id.ts';
import { useEditor } from '../state/use-editor.ts';
import { archiveTemplate, templatesQuery } from './template-calls.ts';
import { TemplateRow, TemplatesFrame } from './templates-frame.tsx';

/** "Da modello di ciclo": a position to begin from, or its routing for the position that is open. */
export default function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { store, start } = useEditor();
  const [search, setSearch] = useState('');
  const { positionId, document } = store.getState();
  const hasPhases = document.positions.some(({ id, phases }) => id === positionId && phases.length > 0);
  const { act, isBusy } = useAct(templateKeys.all);
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
    <TemplatesFrame
      size={720}
      search={search}
      onSearch={setSearch}
      templates={useQuery(templatesQuery(search))}
      nothing="Nessun modello. Apri una posizione riuscita e scegli «Salva il ciclo come modello» accanto alle fasi, o «Salva come modello» dal menu della posizione."
      row={(template) => {
        const { guid, name, family } = template;
        const position = template.position;
        return (
          <TemplateRow key={guid} name={name} family={family} phases={position.phases.length}>
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
          </TemplateRow>
        );
      }}
      onClose={onClose}
    />
  );
}
