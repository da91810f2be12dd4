import type { PlanInput } from '@truciolo/contract';
import { WEEKDAYS } from '@truciolo/italian';
import { BENCH, EXTERNAL } from '@truciolo/jobs';
import {
  dayNumber,
  dayText,
  isoWeek,
  italianHolidays,
  lateReasonText,
  loadByWeek,
  MINUTES_A_DAY,
  type Minute,
  type Plan,
  type PlannedPhase,
  type PlanProblem,
  shortDay,
  weekdayOf,
} from '@truciolo/planning';
import { useMemo, useRef } from 'react';
import { Meter } from '../../../components/meter/meter.tsx';
import { nextFitting } from '../planner/fitting-machines.ts';
import { lateDays, type PlanNames } from '../planner/plan-words.ts';
import classes from './gantt.module.css';
import { PlanBar } from './plan-bar.tsx';

const DAYS = 14;
const COLOURS = ['--d2', '--d3', '--d4', '--d5', '--d6'];

interface GanttProps {
  readonly input: PlanInput;
  readonly problem: PlanProblem;
  readonly plan: Plan;
  readonly names: PlanNames;
  /** Day number of the first day shown, a Monday. */
  readonly firstDay: number;
  readonly chosen: string | null;
  readonly onChoose: (job: string) => void;
  readonly onMove: ((phase: PlannedPhase, start: Minute, back: boolean, machine?: string) => void) | null;
  readonly onToggleLock: (phase: PlannedPhase) => void;
}

function holidayOf(day: number): string | undefined {
  const text = dayText(day);
  return italianHolidays(Number(text.slice(0, 4))).get(text);
}

/** Two weeks of the machines: closed hours in grey, each phase a bar. */
export function Gantt(props: GanttProps) {
  const { input, problem, plan, names, firstDay, chosen } = props;
  const area = useRef<HTMLDivElement>(null);
  const from = firstDay * MINUTES_A_DAY;
  const span = DAYS * MINUTES_A_DAY;
  const share = (minute: Minute) => (100 * Math.min(span, Math.max(0, minute - from))) / span;
  const loads = useMemo(() => loadByWeek({ ...problem, now: from }, plan, 1), [problem, plan, from]);
  const late = useMemo(
    () =>
      new Map(
        plan.jobs.flatMap((job) =>
          job.late > 0 && job.reason
            ? [[job.job, `+${lateDays(job)} gg · ${lateReasonText(job.reason, names)}`] as const]
            : [],
        ),
      ),
    [plan, names],
  );
  const colours = useMemo(
    () => new Map(input.jobs.map(({ guid }, index) => [guid, `var(${COLOURS[index % COLOURS.length]})`])),
    [input],
  );
  const used = new Set(plan.phases.map(({ machine }) => machine));
  const rows = [
    ...input.machines.map(({ guid, code, name }) => ({ id: guid, code, name })),
    ...[EXTERNAL, BENCH]
      .filter((id) => used.has(id))
      .map((id) => ({ id, code: names.machine(id), name: '' })),
  ];
  const days = Array.from({ length: DAYS }, (_, index) => firstDay + index);
  const now = share(problem.now);
  const scale = () => span / Math.max(1, area.current?.clientWidth ?? 1);
  return (
    <div className={classes.scroll}>
      <section className={classes.gantt} aria-label="Piano macchine">
        <div className={classes.corner}>
          <span>Macchina</span>
          <span>Carico s. {isoWeek(firstDay)}</span>
        </div>
        <div className={classes.days} ref={area}>
          {days.map((day) => (
            <span
              key={day}
              className={classes.day}
              data-off={weekdayOf(day) > 4 || holidayOf(day) !== undefined || undefined}
              data-today={day === Math.floor(problem.now / MINUTES_A_DAY) || undefined}
              title={holidayOf(day)}
            >
              {WEEKDAYS[weekdayOf(day)]} <b>{shortDay(day * MINUTES_A_DAY)}</b>
            </span>
          ))}
        </div>
        {rows.map(({ id, code, name }) => {
          const windows = problem.machines.find((machine) => machine.id === id)?.windows ?? [];
          const [load] = loads.get(id) ?? [];
          const percent = load?.share == null ? null : Math.round(100 * load.share);
          const bars = plan.phases.filter(
            ({ machine, start, end }) => machine === id && end > from && start < from + span,
          );
          return (
            <div key={id} className={classes.row} data-machine={id}>
              <div className={classes.machine}>
                <span className={classes.code}>
                  <b className={classes.codeText}>{code}</b> {name}
                </span>
                {percent !== null && id !== EXTERNAL && id !== BENCH ? (
                  <span className={classes.load}>
                    <Meter value={percent} total={100} label={`Carico ${code}`} />
                    <b>{percent} %</b>
                  </span>
                ) : null}
              </div>
              <div className={classes.lane} data-many={id === EXTERNAL || id === BENCH || undefined}>
                {windows
                  .filter(({ start, end }) => end > from && start < from + span)
                  .map(({ start, end }) => (
                    <i
                      key={start}
                      className={classes.open}
                      style={{ left: `${share(start)}%`, width: `${share(end) - share(start)}%` }}
                    />
                  ))}
                {now > 0 && now < 100 ? <i className={classes.now} style={{ left: `${now}%` }} /> : null}
                {bars.map((phase) => {
                  const job = names.jobs.get(phase.job);
                  if (!job) return null;
                  const left = share(phase.start);
                  return (
                    <PlanBar
                      key={phase.phase}
                      phase={phase}
                      job={job}
                      name={names.phase(phase.phase)}
                      machine={code}
                      late={late.get(phase.job) ?? null}
                      isRunning={names.phases.get(phase.phase)?.state === 'running'}
                      isExternal={id === EXTERNAL}
                      isChosen={chosen === phase.job}
                      colour={colours.get(phase.job) ?? 'var(--d2)'}
                      place={{ left, width: share(phase.end) - left }}
                      scale={scale}
                      onChoose={() => props.onChoose(phase.job)}
                      onMove={
                        props.onMove &&
                        ((start, back, machine) => props.onMove?.(phase, start, back, machine))
                      }
                      onStep={(direction) => {
                        const next = nextFitting(input.machines, phase.machine, direction);
                        if (next) props.onMove?.(phase, phase.start, false, next);
                      }}
                      onToggleLock={() => props.onToggleLock(phase)}
                    />
                  );
                })}
              </div>
            </div>
          );
        })}
      </section>
    </div>
  );
}

/** Monday of the week of a day, as a day number. */
export const mondayBefore = (day: string): number => {
  const number = dayNumber(day) ?? 0;
  return number - weekdayOf(number);
};
