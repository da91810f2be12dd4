import { IconPlayerPlay } from '@tabler/icons-react';
import type { FloorPhase } from '@truciolo/contract';
import { useState } from 'react';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { usePressAs } from '../kiosk/use-press-as.ts';
import { questionBefore } from '../question-before.ts';
import classes from './floor.module.css';

/** Starts the next phase from the list. */
export function StartHere({ phase }: { readonly phase: FloorPhase }) {
  const { pressAs, dialog } = usePressAs();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    const question = questionBefore('start', phase, phase);
    if (question && !(await askConfirmation(question))) return;
    setBusy(true);
    try {
      await pressAs([{ phaseGuid: phase.guid, kind: 'start' }]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={classes.startHere}
        aria-label={`Avvia ${phase.name} di ${phase.jobNumber}`}
        disabled={isBusy}
        onClick={() => void start()}
      >
        <IconPlayerPlay size={20} stroke={1.8} aria-hidden="true" />
        Avvia
      </button>
      {dialog}
    </>
  );
}
