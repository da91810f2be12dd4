import { ActionIcon, Button } from '@mantine/core';
import { IconCircle, IconCircleHalf2, IconLock, IconLockOpen, IconX } from '@tabler/icons-react';
import type { InputJob } from '@truciolo/jobs';
import { dayNumber, dayOf, dayText, type Plan, workingDaysBetween } from '@truciolo/planning';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Pill } from '../../../components/tags/pill.tsx';
import { hours } from '../../../entities/jobs/hours.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { momentText, type PlanNames, type Remark } from '../planner/plan-words.ts';
import classes from './plan-page.module.css';

interface ChosenJobProps {
  readonly job: InputJob;
  readonly plan: Plan;
  readonly names: PlanNames;
  readonly remarks: readonly Remark[];
  readonly onClose: () => void;
  readonly onToggleLock: ((phase: Plan['phases'][number]) => void) | null;
  /** Ways to be in time, where the job is late. */
  readonly children: ReactNode;
}

/** The job whose bars are marked: its dates, how much time is left, and where each phase lies. */
export function ChosenJob({ job, plan, names, remarks, onClose, onToggleLock, children }: ChosenJobProps) {
  const planned = plan.jobs.find((one) => one.job === job.guid);
  const end = planned ? dayOf(planned.end) : null;
  const due = job.due === null ? null : (dayNumber(job.due) ?? null);
  const minutes = job.phases.reduce((sum, phase) => sum + phase.setupMinutes + phase.runMinutes, 0);
  return (
    <aside className={classes.side} aria-label="Commessa scelta">
      <div className={classes.chosenHead}>
        <h2 className="mono">{job.number}</h2>
        <ActionIcon variant="subtle" size={32} aria-label="Chiudi" onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      <p className={classes.part}>
        <b>{job.part}</b>
        <span className={classes.dim}>{[job.customerName, job.material].filter(Boolean).join(' · ')}</span>
      </p>
      <dl className={classes.dates}>
        <dt>Quantità</dt>
        <dd>{formatNumber(job.quantity)} pz</dd>
        {job.due ? (
          <>
            <dt>Consegna</dt>
            <dd>
              <b>{formatDay(job.due)}</b>
            </dd>
          </>
        ) : null}
        {end === null ? null : (
          <>
            <dt>Fine nel piano</dt>
            <dd>{formatDay(dayText(end))}</dd>
          </>
        )}
        {end === null || due === null || end > due ? null : (
          <>
            <dt>Margine</dt>
            <dd>
              <Pill tone="ok">
                {countOf(workingDaysBetween(end, due), 'giorno lavorativo', 'giorni lavorativi')}
              </Pill>
            </dd>
          </>
        )}
      </dl>
      {remarks.map(({ text, tone }) => (
        <p key={text} className={classes.remark} data-tone={tone}>
          {text}
        </p>
      ))}
      <h3 className={classes.phasesHead}>
        Fasi da fare <span>{hours(minutes)} h</span>
      </h3>
      <ul className={classes.list}>
        {job.phases.map((phase) => {
          const placed = plan.phases.find((one) => one.phase === phase.guid);
          const Sign = phase.state === 'todo' ? IconCircle : IconCircleHalf2;
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
                  {placed ? names.machine(placed.machine) : ''}
                  {phase.supplier ? ` · ${phase.supplier}` : ''}
                </span>
              </span>
              <span className={classes.when}>
                {placed ? momentText(placed.start) : 'non pianificata'}
                <span className={classes.dim}>{placed ? `→ ${momentText(placed.end)}` : ''}</span>
              </span>
              {placed && onToggleLock && phase.state !== 'running' ? (
                <ActionIcon
                  variant="subtle"
                  size={28}
                  aria-label={`${placed.locked ? 'Sblocca' : 'Blocca'} ${phase.name}`}
                  title={placed.locked ? 'Sblocca' : 'Blocca'}
                  onClick={() => onToggleLock(placed)}
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
      {children}
      <Button component={Link} to={`${JOBS_PATH}/${job.guid}`} variant="default" fullWidth>
        Apri la commessa
      </Button>
    </aside>
  );
}
