import type { FloorPhase } from '@truciolo/contract';
import { Link } from 'react-router';
import { duration } from '../../../entities/jobs/hours.ts';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { shortNumber } from '../../../entities/jobs/short-number.ts';
import { formatTime } from '../../../lib/format/dates.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay, romeDay } from '../../../lib/format/rome-day.ts';
import classes from './floor.module.css';
import { MachineSign } from './machine-sign.tsx';
import { PhasePill } from './phase-pill.tsx';
import { StartHere } from './start-here.tsx';

interface PhaseCardProps {
  readonly phase: FloorPhase;
  readonly isFirst: boolean;
}

/** A phase in the list: where, what, how many; the next one starts from here. */
export function PhaseCard({ phase, isFirst }: PhaseCardProps) {
  const made = phase.good + phase.scrap;
  const isRunning = phase.state === 'running';
  return (
    <div className={classes.card} data-state={isRunning ? 'running' : isFirst ? 'next' : undefined}>
      <Link to={`${FLOOR_PATH}/${phase.guid}`} className={classes.cardLink}>
        <span className={classes.cardHead}>
          <MachineSign code={phase.machineCode} name={phase.machineName} />
          <span className={classes.phasePlace}>Fase {phase.place}</span>
          <PhasePill phase={phase} isFirst={isFirst} />
        </span>
        <span className={classes.name}>{phase.name}</span>
        <span className={classes.cardLine}>
          <span className={classes.partName}>
            {phase.description.split('\n')[0] || phase.code} ·{' '}
            <span className="mono">{shortNumber(phase.jobNumber)}</span>
          </span>
          <b>
            {isRunning || phase.state === 'done' ? `${formatNumber(made)} di ` : ''}
            {formatNumber(phase.started)} pz
          </b>
        </span>
        <span className={`${classes.cardLine} small muted`}>
          <span>{plannedText(phase)}</span>
          <span>{isFirst ? phase.material : phase.due ? `consegna ${formatDay(phase.due)}` : ''}</span>
        </span>
        {isRunning ? (
          <span className={classes.bar} aria-hidden="true">
            <i style={{ width: `${Math.min(100, (made / Math.max(1, phase.started)) * 100)}%` }} />
          </span>
        ) : null}
      </Link>
      {isFirst ? <StartHere phase={phase} /> : null}
    </div>
  );
}

/** "Prevista alle 11:30 · 3 h 20" today, else the time it takes. */
function plannedText({ state, plannedStart, setupMinutes, runMinutes }: FloorPhase): string {
  const takes = duration(setupMinutes + runMinutes);
  const isToday = plannedStart !== null && romeDay(new Date(plannedStart)) === romeDay(new Date());
  return state === 'todo' && isToday
    ? `Prevista alle ${formatTime(plannedStart)} · ${takes}`
    : `${takes} previste`;
}
