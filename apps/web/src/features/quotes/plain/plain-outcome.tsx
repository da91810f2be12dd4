import type { PlainView } from '@truciolo/contract';
import { lazy, Suspense } from 'react';
import type { Choosable } from '../editor/dialogs/taken-choice.ts';
import { OutcomeBar } from '../editor/page/outcome-bar.tsx';
import { callRecordPlainOutcome } from './plain-calls.ts';

const OutcomeDialog = lazy(() => import('../editor/dialogs/outcome-dialog.tsx'));

/** Positions outside the sum are those left to the buyer's choice. */
const choosable = ({ draft, counted }: PlainView): Choosable => ({
  positions: draft.positions.map(({ id, code, description, quantities }) => {
    const line = counted.find(({ position }) => position === id);
    return {
      id,
      code,
      description,
      quantities,
      optional: line === undefined,
      chosenQuantity: line?.quantity ?? null,
    };
  }),
});

interface PlainOutcomeProps {
  readonly view: PlainView;
  readonly mayWrite: boolean;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly onRecorded: (view: PlainView) => void;
}

/** Outcome of the quote, for users without cost access. */
export function PlainOutcome({ view, mayWrite, isOpen, setOpen, onRecorded }: PlainOutcomeProps) {
  const { guid, state, outcome } = view;
  return (
    <>
      {outcome ? (
        <section aria-label="Esito">
          <OutcomeBar state={state} outcome={outcome} onCorrect={mayWrite ? () => setOpen(true) : null} />
        </section>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <OutcomeDialog
            state={state}
            outcome={outcome}
            document={choosable(view)}
            onClose={() => setOpen(false)}
            record={async (note) => onRecorded(await callRecordPlainOutcome(guid, note))}
          />
        </Suspense>
      ) : null}
    </>
  );
}
