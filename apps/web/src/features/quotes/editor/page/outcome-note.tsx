import { lazy, Suspense, useState } from 'react';
import type { HeadSlots } from '../head/head-slots.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { orderedWords } from './ordered-words.ts';
import { OutcomeBar } from './outcome-bar.tsx';

const OutcomeDialog = lazy(() => import('../dialogs/quote-outcome-dialog.tsx'));

const headOf = (state: EditorState) => state.head;
const documentOf = (state: EditorState) => state.document;

interface OutcomeNoteProps extends Pick<HeadSlots, 'orders'> {
  readonly className: string | undefined;
}

/** How the open quote ended, and the way to put it right. */
export function OutcomeNote({ className, orders }: OutcomeNoteProps) {
  const head = useEditorState(headOf);
  const document = useEditorState(documentOf);
  const { mayWrite } = useEditor();
  const [isOpen, setOpen] = useState(false);
  if (!head?.outcome) return null;
  return (
    <section className={className} aria-label="Esito">
      <OutcomeBar
        state={head.state}
        outcome={head.outcome}
        ordered={head.outcome.taken ? orderedWords(document, head.outcome.taken) : null}
        orders={head.state === 'accepted' && mayWrite ? orders(head.guid, document) : null}
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
