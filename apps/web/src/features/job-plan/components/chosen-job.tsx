import { ActionIcon } from '@mantine/core';
import { IconPackage, IconX } from '@tabler/icons-react';
import {
  dayNumber,
  dayOf,
  dayText,
  type Plan,
  type PlannedPhase,
  workingDaysBetween,
} from '@truciolo/planning';
import type { ReactNode } from 'react';
import { Pill } from '../../../components/tags/pill.tsx';
import { hours } from '../../../entities/jobs/hours.ts';
import { materialStateText } from '../../../entities/jobs/job-states.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import type { PlanJob, PlanNames, Remark } from '../planner/plan-words.ts';
import { ChosenActs } from './chosen-acts.tsx';
import { ChosenPhases } from './chosen-phases.tsx';
import classes from './plan-page.module.css';

interface ChosenJobProps {
  readonly job: PlanJob;
  readonly plan: Plan;
  readonly names: PlanNames;
  readonly remarks: readonly Remark[];
  readonly onClose: () => void;
  readonly onToggleLock: ((phases: readonly PlannedPhase[]) => void) | null;
  /** Ways to be in time, where the job is late. */
  readonly children: ReactNode;
}

/** The job whose bars are marked: its dates, how much time is left, and where each phase lies. */
export function ChosenJob({ job, plan, names, remarks, onClose, onToggleLock, children }: ChosenJobProps) {
  const planned = plan.jobs.find((one) => one.job === job.guid);
  const end = planned ? dayOf(planned.end) : null;
  const due = job.due === null ? null : (dayNumber(job.due) ?? null);
  const minutes = job.phases.reduce((sum, phase) => sum + phase.setupMinutes + phase.runMinutes, 0);
  const done = job.donePhases;
  const movable = plan.phases.filter(
    ({ job: owner, phase }) => owner === job.guid && names.phases.get(phase)?.state !== 'running',
  );
  return (
    <aside className={classes.side} aria-label="Commessa scelta">
      <div className={classes.chosenHead}>
        <h2 className="mono">
          <i className={classes.colour} style={{ background: names.colour(job.guid) }} aria-hidden="true" />
          {job.number}
        </h2>
        <ActionIcon variant="subtle" size={32} aria-label="Chiudi" onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      <p className={classes.part}>
        <b>{job.part}</b>
        <span className={classes.dim}>
          {[job.customerName, job.code === job.part ? '' : job.code, job.material]
            .filter(Boolean)
            .join(' · ')}
        </span>
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
        <span>
          <b>Fasi</b> {done} di {formatNumber(done + job.phases.length)} finite
        </span>
        <span>{hours(minutes)} h</span>
      </h3>
      <ChosenPhases job={job} plan={plan} names={names} onToggleLock={onToggleLock} />
      {job.material ? (
        <div className={classes.material}>
          <h3 className={classes.dim}>Materiale</h3>
          <IconPackage size={18} stroke={1.6} aria-hidden="true" />
          <b>{materialStateText(job)}</b>
          <span className={classes.dim}>{job.material}</span>
        </div>
      ) : null}
      {children}
      <ChosenActs guid={job.guid} movable={movable} onToggleLock={onToggleLock} />
    </aside>
  );
}
