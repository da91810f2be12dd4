import type { FloorPhase } from '@truciolo/contract';
import { Link } from 'react-router';
import { Pill } from '../../../components/tags/pill.tsx';
import { duration } from '../../../entities/jobs/hours.ts';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { lacksMaterial } from '../question-before.ts';
import classes from './floor.module.css';
import { MachineSign } from './machine-sign.tsx';

interface PhaseCardProps {
  readonly phase: FloorPhase;
  readonly isFirst: boolean;
}

/** A phase in the list: where, what, how many. */
export function PhaseCard({ phase, isFirst }: PhaseCardProps) {
  const made = phase.good + phase.scrap;
  const isRunning = phase.state === 'running';
  return (
    <Link
      to={`${FLOOR_PATH}/${phase.guid}`}
      className={classes.card}
      data-state={isRunning ? 'running' : isFirst ? 'next' : undefined}
    >
      <span className={classes.cardHead}>
        <MachineSign code={phase.machineCode} name={phase.machineName} />
        <span className={classes.phasePlace}>Fase {phase.place}</span>
        <PhasePill phase={phase} isFirst={isFirst} />
      </span>
      <span className={classes.name}>{phase.name}</span>
      <span className={classes.cardLine}>
        <span>
          {phase.code || phase.description} · <span className="mono">{phase.jobNumber}</span>
        </span>
        <b>
          {isRunning ? `${formatNumber(made)} di ` : ''}
          {formatNumber(phase.started)} pz
        </b>
      </span>
      <span className={`${classes.cardLine} small muted`}>
        <span>{duration(phase.setupMinutes + phase.runMinutes)} previste</span>
        <span>{phase.due ? `consegna ${formatDay(phase.due)}` : ''}</span>
      </span>
      {isRunning ? (
        <span className={classes.bar} aria-hidden="true">
          <i style={{ width: `${Math.min(100, (made / Math.max(1, phase.started)) * 100)}%` }} />
        </span>
      ) : null}
    </Link>
  );
}

function PhasePill({ phase, isFirst }: PhaseCardProps) {
  if (phase.questions > 0) return <Pill tone="warn">Quanto è durata?</Pill>;
  if (phase.state === 'running') return <Pill tone="ok">{phase.person ?? 'In lavoro'}</Pill>;
  if (phase.state === 'paused') return <Pill tone="warn">In pausa</Pill>;
  if (!phase.isReady) return <Pill>Aspetta la fase prima</Pill>;
  if (lacksMaterial(phase)) return <Pill tone="warn">Manca il materiale</Pill>;
  return <Pill tone={isFirst ? 'info' : 'plain'}>{isFirst ? 'Prossima' : 'Da fare'}</Pill>;
}
