import { Button } from '@mantine/core';
import { IconArrowsMaximize, IconFileText, IconLock, IconLockOpen } from '@tabler/icons-react';
import type { PlannedPhase } from '@truciolo/planning';
import { useState } from 'react';
import { Link } from 'react-router';
import { saveMadeFile } from '../../../components/save-made-file.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { jobSheet } from '../../../entities/jobs/job-sheet.ts';
import classes from './plan-page.module.css';

interface ChosenActsProps {
  readonly guid: string;
  /** Phases that may be locked or released. */
  readonly movable: readonly PlannedPhase[];
  readonly onToggleLock: ((phases: readonly PlannedPhase[]) => void) | null;
}

/** Opens the chosen job, locks all its phases where they lie, prints its work sheet. */
export function ChosenActs({ guid, movable, onToggleLock }: ChosenActsProps) {
  const [isBusy, setBusy] = useState(false);
  const areLocked = movable.every(({ locked }) => locked);
  const print = async () => {
    setBusy(true);
    await saveMadeFile(() => jobSheet(guid));
    setBusy(false);
  };
  return (
    <div className={classes.acts}>
      <Button
        component={Link}
        to={`${JOBS_PATH}/${guid}`}
        variant="default"
        leftSection={<IconArrowsMaximize size={16} stroke={1.6} aria-hidden="true" />}
      >
        Apri
      </Button>
      {onToggleLock && movable.length > 0 ? (
        <Button
          variant="default"
          leftSection={
            areLocked ? (
              <IconLockOpen size={16} stroke={1.6} aria-hidden="true" />
            ) : (
              <IconLock size={16} stroke={1.6} aria-hidden="true" />
            )
          }
          onClick={() => onToggleLock(areLocked ? movable : movable.filter(({ locked }) => !locked))}
        >
          {areLocked ? 'Sblocca' : 'Blocca'}
        </Button>
      ) : null}
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconFileText size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => void print()}
      >
        Scheda di lavoro
      </Button>
    </div>
  );
}
