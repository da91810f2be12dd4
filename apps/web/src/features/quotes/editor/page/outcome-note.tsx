import { lazy, Suspense, useState } from 'react';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { OutcomeBar } from './outcome-bar.tsx';

const OutcomeDialog = lazy(() => import('../dialogs/quote-outcome-dialog.tsx'));

const headOf = (state: EditorState) => state.head;

/** Outcome of the open quote, with a button to correct it. */
export function OutcomeNote({ className }: { readonly className: string | undefined }) {
  const head = useEditorState(headOf);
  const { mayWrite } = useEditor();
  const [isOpen, setOpen] = useState(false);
  if (!head?.outcome) return null;
  return (
    <section className={className} aria-label="Esito">
      <OutcomeBar
        state={head.state}
        outcome={head.outcome}
        onCorrect={mayWrite ? () => setOpen(true) : null}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <OutcomeDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
