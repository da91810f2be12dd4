import { Button } from '@mantine/core';
import type { InputJob } from '@truciolo/jobs';
import type { Plan } from '@truciolo/planning';
import { Link } from 'react-router';
import { Pill } from '../../../components/tags/pill.tsx';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { momentText, type PlanNames, type Remark, remarksOf } from '../planner/plan-words.ts';
import type { WaysRequest } from '../planner/protocol.ts';
import { LateWays } from './late-ways.tsx';
import classes from './plan-page.module.css';

interface PlanSideProps {
  readonly plan: Plan;
  readonly names: PlanNames;
  /** Phases that cannot keep the plan in force; empty while another plan is tried. */
  readonly slipped: readonly Remark[];
  readonly unplanned: readonly InputJob[];
  readonly chosen: string | null;
  /** The question about the chosen job, where it is late and nothing is being planned. */
  readonly ways: WaysRequest | null;
  readonly onChoose: (job: string | null) => void;
  readonly onToggleLock: ((phase: Plan['phases'][number]) => void) | null;
}

/** Details of the chosen job, or all jobs that are late, left out or not planned. */
export function PlanSide({
  plan,
  names,
  slipped,
  unplanned,
  chosen,
  ways,
  onChoose,
  onToggleLock,
}: PlanSideProps) {
  const job = chosen === null ? undefined : names.jobs.get(chosen);
  const remarks = [...slipped, ...remarksOf(plan, names)];
  if (job)
    return (
      <aside className={classes.side} aria-label="Commessa scelta">
        <h2 className={classes.sideHead}>{job.number}</h2>
        <p className={classes.dim}>
          {job.part} · {job.quantity} pz{job.due ? ` · consegna ${formatDay(job.due)}` : ''}
        </p>
        {remarks
          .filter((remark) => remark.job === job.guid)
          .map(({ text, tone }) => (
            <Pill key={text} tone={tone}>
              {text}
            </Pill>
          ))}
        <ul className={classes.list}>
          {job.phases.map((phase) => {
            const placed = plan.phases.find((one) => one.phase === phase.guid);
            return (
              <li key={phase.guid}>
                <span>
                  {phase.place} <b>{phase.name}</b>
                  <br />
                  <span className={classes.dim}>
                    {placed
                      ? `${names.machine(placed.machine)} · ${momentText(placed.start)} → ${momentText(placed.end)}`
                      : 'non pianificata'}
                  </span>
                </span>
                {placed && onToggleLock && phase.state !== 'running' ? (
                  <Button size="compact-xs" variant="default" onClick={() => onToggleLock(placed)}>
                    {placed.locked ? 'Sblocca' : 'Blocca'}
                  </Button>
                ) : null}
              </li>
            );
          })}
        </ul>
        {ways ? <LateWays request={ways} names={names} /> : null}
        <div className={classes.acts}>
          <Button component={Link} to={`${JOBS_PATH}/${job.guid}`} variant="default" size="xs">
            Apri
          </Button>
          <Button variant="subtle" size="xs" onClick={() => onChoose(null)}>
            Chiudi
          </Button>
        </div>
      </aside>
    );
  return (
    <aside className={classes.side} aria-label="Da guardare">
      <h2 className={classes.sideHead}>Da guardare</h2>
      {remarks.length === 0 ? <p className={classes.dim}>Niente in ritardo.</p> : null}
      <ul className={classes.list}>
        {remarks.map(({ job: guid, text, tone }) => (
          <li key={guid + text}>
            <button type="button" className={classes.remark} data-tone={tone} onClick={() => onChoose(guid)}>
              <b>{names.jobs.get(guid)?.number}</b> {text}
            </button>
          </li>
        ))}
      </ul>
      {unplanned.length > 0 ? (
        <>
          <h2 className={classes.sideHead}>Da pianificare · {unplanned.length}</h2>
          <ul className={classes.list}>
            {unplanned.map(({ guid, number, part, due }) => (
              <li key={guid}>
                <span>
                  <b>{number}</b> {part}
                  <span className={classes.dim}>{due ? ` · entro ${formatDay(due)}` : ''}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </aside>
  );
}
