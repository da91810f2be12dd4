import type { PlanInput } from '@truciolo/contract';
import { countOf } from '@truciolo/italian';
import { BENCH, EXTERNAL } from '@truciolo/jobs';
import {
  dayNumber,
  isoWeek,
  lateReasonText,
  loadByWeek,
  MINUTES_A_DAY,
  type Minute,
  type Plan,
  type PlannedPhase,
  type PlanProblem,
  weekdayOf,
} from '@truciolo/planning';
import { useMemo, useRef } from 'react';
import { nextFitting } from '../planner/fitting-machines.ts';
import {
  arrowsOf,
  coveredBy,
  isFree,
  laneTop,
  packLanes,
  type RowPlace,
  rowHeight,
  setupShare,
} from '../planner/gantt-layout.ts';
import { lateDays, type PlanNames } from '../planner/plan-words.ts';
import classes from './gantt.module.css';
import { holidayOf } from './holiday-of.ts';
import { PlanArrows } from './plan-arrows.tsx';
import { PlanBar } from './plan-bar.tsx';
import { PlanHeads } from './plan-heads.tsx';
import { PlanLegend } from './plan-legend.tsx';
import { RowHead } from './row-head.tsx';

interface GanttProps {
  readonly input: PlanInput;
  readonly problem: PlanProblem;
  readonly plan: Plan;
  readonly names: PlanNames;
  /** Day number of the first day shown. */
  readonly firstDay: number;
  readonly days: number;
  /** Jobs that a filter leaves; null = all. */
  readonly inSight: ReadonlySet<string> | null;
  readonly chosen: string | null;
  readonly onChoose: (job: string) => void;
  readonly onMove: ((phase: PlannedPhase, start: Minute, back: boolean, machine?: string) => void) | null;
  readonly onToggleLock: (phase: PlannedPhase) => void;
}

/** Short work, percent of the width, and the room beside it that a name needs. */
const SHORT = 5;
const ROOM = 8;

/** The machines over some days: closed hours in grey, each phase a bar, the chosen job's with arrows between them. */
export function Gantt(props: GanttProps) {
  const { input, problem, plan, names, firstDay, chosen, inSight } = props;
  const area = useRef<HTMLDivElement>(null);
  const from = firstDay * MINUTES_A_DAY;
  const span = props.days * MINUTES_A_DAY;
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
  const used = new Set(plan.phases.map(({ machine }) => machine));
  const rows = [
    ...input.machines.map(({ guid, code, name }) => ({ id: guid, code, name })),
    ...[EXTERNAL, BENCH]
      .filter((id) => used.has(id))
      .map((id) => ({ id, code: names.machine(id), name: '' })),
  ];
  const days = Array.from({ length: props.days }, (_, index) => firstDay + index);
  const now = share(problem.now);
  const holidays = days.filter((day) => holidayOf(day, input.patronDay) !== undefined);
  const shownOn = (id: string) =>
    plan.phases.filter(
      ({ machine, job, start, end }) =>
        machine === id && end > from && start < from + span && (inSight?.has(job) ?? true),
    );
  let top = 0;
  const places = new Map<string, RowPlace>();
  for (const { id } of rows) {
    const many = id === EXTERNAL || id === BENCH;
    const lanes = packLanes(many ? shownOn(id) : []);
    places.set(id, { top, lanes });
    top += rowHeight(lanes.count);
  }
  const scale = () => span / Math.max(1, area.current?.clientWidth ?? 1);
  return (
    <div className={classes.scroll}>
      <section className={classes.gantt} aria-label="Piano macchine">
        <div className={classes.corner}>
          <span>Macchina</span>
          <span>Carico s. {isoWeek(firstDay)}</span>
        </div>
        <PlanHeads
          days={days}
          today={Math.floor(problem.now / MINUTES_A_DAY)}
          patronDay={input.patronDay}
          area={area}
        />
        {rows.map(({ id, code, name }) => {
          const windows = problem.machines.find((machine) => machine.id === id)?.windows ?? [];
          const [load] = loads.get(id) ?? [];
          const percent = load?.share == null ? null : Math.round(100 * load.share);
          const bars = shownOn(id);
          const lanes = places.get(id)?.lanes;
          const height = rowHeight(lanes?.count ?? 1);
          return (
            <div key={id} className={classes.row} data-machine={id}>
              <RowHead
                code={code}
                name={name}
                load={id === EXTERNAL || id === BENCH ? null : percent}
                outside={id === EXTERNAL ? outsideText(bars, names) : null}
                height={height}
              />
              <div className={classes.lane} style={{ height, ['--days' as string]: props.days }}>
                {windows
                  .filter(({ start, end }) => end > from && start < from + span)
                  .map(({ start, end }) => (
                    <i
                      key={start}
                      className={classes.open}
                      style={{ left: `${share(start)}%`, width: `${share(end) - share(start)}%` }}
                    />
                  ))}
                {holidays.map((day) => (
                  <i
                    key={day}
                    className={classes.holiday}
                    style={{ left: `${share(day * MINUTES_A_DAY)}%`, width: `${100 / props.days}%` }}
                  />
                ))}
                {now > 0 && now < 100 ? <i className={classes.now} style={{ left: `${now}%` }} /> : null}
                {bars.map((phase) => {
                  const job = names.jobs.get(phase.job);
                  if (!job) return null;
                  const left = share(phase.start);
                  const width = share(phase.end) - left;
                  const others = bars.filter((other) => other !== phase);
                  const spans = others.map(({ start, end }) => ({ from: share(start), to: share(end) }));
                  const hasRoom = lanes?.count === 1 && isFree(left + width, left + width + ROOM, spans);
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
                      material={
                        names.jobs.get(phase.job)?.phases[0]?.guid === phase.phase
                          ? (names.material.get(phase.job) ?? null)
                          : null
                      }
                      isChosen={chosen === phase.job}
                      colour={names.colour(phase.job)}
                      place={{
                        left,
                        width,
                        inset: coveredBy(
                          left,
                          bars.filter(({ start }) => start < phase.start).map(({ start }) => share(start)),
                        ),
                        top: laneTop(lanes?.laneOf.get(phase.phase) ?? 0),
                      }}
                      isNamedBeside={width < SHORT && hasRoom}
                      setup={setupShare(phase)}
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
        <PlanArrows
          arrows={arrowsOf(plan.phases, chosen, places)}
          height={top}
          share={share}
          isInSight={(minute) => minute > from && minute < from + span}
        />
      </section>
      <PlanLegend />
    </div>
  );
}

/** "2 terzisti, 3 lotti" */
function outsideText(bars: readonly PlannedPhase[], names: PlanNames): string {
  const suppliers = new Set(bars.map(({ phase }) => names.phases.get(phase)?.supplier).filter(Boolean));
  const lots = countOf(bars.length, 'lotto', 'lotti');
  return suppliers.size === 0 ? lots : `${countOf(suppliers.size, 'terzista', 'terzisti')}, ${lots}`;
}

/** Monday of the week of a day, as a day number. */
export const mondayBefore = (day: string): number => {
  const number = dayNumber(day) ?? 0;
  return number - weekdayOf(number);
};
