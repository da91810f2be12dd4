import { isoWeek, MINUTES_A_DAY, type Minute, mondayOf } from '../calendar/wall-time.ts';
import type { WorkWindow } from '../calendar/work-window.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanProblem } from '../model/problem.ts';

interface WeekLoad {
  /** Monday, as a day number. */
  readonly monday: number;
  readonly week: number;
  /** Minutes planned, and minutes the machine is open with people. */
  readonly planned: number;
  readonly open: number;
  /** Planned of open; null in a week the machine is closed. */
  readonly share: number | null;
}

const WEEK = 7 * MINUTES_A_DAY;

function addTo(weeks: Map<number, number>, start: Minute, end: Minute): void {
  for (let from = start; from < end; ) {
    const monday = mondayOf(from);
    const until = Math.min(end, monday * MINUTES_A_DAY + WEEK);
    weeks.set(monday, (weeks.get(monday) ?? 0) + until - from);
    from = until;
  }
}

function openByWeek(windows: readonly WorkWindow[], from: Minute, until: Minute): Map<number, number> {
  const weeks = new Map<number, number>();
  for (const { start, end, attended } of windows)
    if (attended) addTo(weeks, Math.max(start, from), Math.min(end, until));
  return weeks;
}

/** Load of every machine in the weeks from the one of `now` on. Work without people at night can pass 100 %. */
export function loadByWeek(problem: PlanProblem, plan: Plan, weeks: number): Map<string, WeekLoad[]> {
  const first = mondayOf(problem.now);
  const from = first * MINUTES_A_DAY;
  const until = from + weeks * WEEK;
  const planned = new Map(problem.machines.map(({ id }) => [id, new Map<number, number>()]));
  for (const { machine, stretches } of plan.phases) {
    const own = planned.get(machine);
    for (const { start, end } of stretches) if (own) addTo(own, start, end);
  }
  return new Map(
    problem.machines.map(({ id, windows }) => {
      const open = openByWeek(windows, from, until);
      const loads = Array.from({ length: weeks }, (_, index): WeekLoad => {
        const monday = first + 7 * index;
        const minutes = planned.get(id)?.get(monday) ?? 0;
        const available = open.get(monday) ?? 0;
        return {
          monday,
          week: isoWeek(monday),
          planned: minutes,
          open: available,
          share: available > 0 ? minutes / available : null,
        };
      });
      return [id, loads];
    }),
  );
}
