import { ActionIcon } from '@mantine/core';
import { IconCircle, IconCircleDashed, IconCircleHalf2, IconLock, IconLockOpen } from '@tabler/icons-react';
import { type Plan, type PlannedPhase, shortDay } from '@truciolo/planning';
import { momentText, type PlanJob, type PlanNames } from '../planner/plan-words.ts';
import classes from './plan-page.module.css';

interface ChosenPhasesProps {
  readonly job: PlanJob;
  readonly plan: Plan;
  readonly names: PlanNames;
  readonly onToggleLock: ((phases: readonly PlannedPhase[]) => void) | null;
}

type Phase = PlanJob['phases'][number];

const signs = { todo: IconCircle, running: IconCircleHalf2, paused: IconCircleHalf2, done: IconCircle };

/** The phases of the chosen job that are still to do: where, when, and what each waits for. */
export function ChosenPhases({ job, plan, names, onToggleLock }: ChosenPhasesProps) {
  const wordOf = (phase: Phase, placed: PlannedPhase | undefined): string => {
    if (phase.state === 'running') return 'in lavorazione';
    if (phase.state === 'paused') return 'in pausa';
    if (phase === job.phases[0] && names.material.has(job.guid)) return 'attende materiale';
    if (!placed) return '';
    return placed.locked ? 'bloccata' : 'pianificata';
  };
  return (
    <ul className={classes.list}>
      {job.phases.map((phase) => {
        const placed = plan.phases.find((one) => one.phase === phase.guid);
        const Sign = phase.kind === 'external' ? IconCircleDashed : signs[phase.state];
        const word = wordOf(phase, placed);
        return (
          <li key={phase.guid}>
            <Sign
              size={14}
              stroke={1.8}
              className={phase.state === 'running' ? classes.running : undefined}
              aria-hidden="true"
            />
            <span className={classes.place}>{phase.place}</span>
            <span className={classes.phaseName}>
              <b>{phase.name}</b>
              <span className={classes.dim}>
                {phase.supplier || (placed ? names.machine(placed.machine) : '')}
              </span>
            </span>
            <span className={classes.when}>
              {placed ? whenText(phase, placed) : 'non pianificata'}
              <span className={classes.dim} data-tone={word === 'attende materiale' ? 'warn' : undefined}>
                {word}
              </span>
            </span>
            {placed && onToggleLock && phase.state !== 'running' ? (
              <ActionIcon
                variant="subtle"
                size={28}
                aria-label={`${placed.locked ? 'Sblocca' : 'Blocca'} ${phase.name}`}
                title={placed.locked ? 'Sblocca' : 'Blocca'}
                onClick={() => onToggleLock([placed])}
              >
                {placed.locked ? (
                  <IconLock size={15} stroke={1.8} aria-hidden="true" />
                ) : (
                  <IconLockOpen size={15} stroke={1.6} aria-hidden="true" />
                )}
              </ActionIcon>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** A phase at a supplier shows the days on which it leaves and comes back, any other phase the moment it begins. */
const whenText = ({ kind }: Phase, { start, end }: PlannedPhase): string =>
  kind === 'external' ? `${shortDay(start)} → ${shortDay(end)}` : momentText(start);
