import { Button } from '@mantine/core';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import type { MovedPhase } from '../planner/plan-changes.ts';
import classes from './plan-page.module.css';

interface PlanOvertakenProps {
  readonly moved: readonly MovedPhase[];
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

const SHOWN = 6;

/** A colleague changed the plan while this one was tried: the changes, and the next step. */
export function PlanOvertaken({ moved, isBusy, onAgain, onClose }: PlanOvertakenProps) {
  return (
    <NoteBar tone="warn">
      <p>
        <b>La prova non è stata applicata:</b> nel frattempo un collega ha cambiato il piano. Qui sotto c’è
        quello di adesso.
      </p>
      <ul className={classes.moved}>
        {moved.slice(0, SHOWN).map(({ guid, text }) => (
          <li key={guid}>{text}</li>
        ))}
        {moved.length > SHOWN ? <li>e altre {moved.length - SHOWN}</li> : null}
      </ul>
      <div className={classes.acts}>
        <Button size="xs" disabled={isBusy} onClick={onAgain}>
          Rifai la prova
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          Tieni il piano di adesso
        </Button>
      </div>
    </NoteBar>
  );
}
