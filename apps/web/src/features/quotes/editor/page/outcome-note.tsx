import { Button } from '@mantine/core';
import { inEuro } from '@truciolo/money';
import { lazy, Suspense, useState } from 'react';
import { NoteBar } from '../../../../components/states/note-bar.tsx';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { formatEuro } from '../../../../lib/format/numbers.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

const OutcomeDialog = lazy(() => import('../dialogs/outcome-dialog.tsx'));

const headOf = (state: EditorState) => state.head;

/** How the quote ended: who said so, in which words, who was cheaper and by how much. */
export function OutcomeNote({ className }: { readonly className: string | undefined }) {
  const head = useEditorState(headOf);
  const { mayWrite } = useEditor();
  const [isOpen, setOpen] = useState(false);
  if (!head?.outcome) return null;
  const { by, at, reason, competitor, competitorPrice } = head.outcome;
  const price = competitorPrice === null ? '' : formatEuro(inEuro(competitorPrice));
  const rival = competitor || price ? [competitor || 'Concorrente', price].filter(Boolean).join(' a ') : '';
  return (
    <section className={className} aria-label="Esito">
      <NoteBar
        tone={head.state === 'accepted' ? 'ok' : 'warn'}
        actions={
          mayWrite ? (
            <Button size="xs" onClick={() => setOpen(true)}>
              Correggi l’esito…
            </Button>
          ) : null
        }
      >
        <b>{head.state === 'accepted' ? 'Vinto' : 'Perso'}</b> · {by || 'senza nome'}, {formatDateTime(at)}
        {reason ? <> · «{reason}»</> : null}
        {rival ? <> · {rival}</> : null}
      </NoteBar>
      {isOpen ? (
        <Suspense fallback={null}>
          <OutcomeDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
