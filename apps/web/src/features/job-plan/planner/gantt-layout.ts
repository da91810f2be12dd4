import type { Minute, PlannedPhase } from '@truciolo/planning';

/** How much of the plan is visible. */
export const ZOOMS = [
  { value: 'giorno', label: 'Giorno', days: 7, step: 1 },
  { value: 'settimana', label: 'Settimana', days: 14, step: 7 },
  { value: 'mese', label: 'Mese', days: 35, step: 28 },
] as const;
type Zoom = (typeof ZOOMS)[number];

export const zoomOf = (name: string): Zoom => ZOOMS.find(({ value }) => value === name) ?? ZOOMS[1];

/** px */
const BAR = 42;
const GAP = 8;

interface Lanes {
  /** Of each phase, from the top. */
  readonly laneOf: ReadonlyMap<string, number>;
  readonly count: number;
}

/** Phases that overlap lie one below the other: each on the first lane that is free. */
export function packLanes(phases: readonly Pick<PlannedPhase, 'phase' | 'start' | 'end'>[]): Lanes {
  const ends: Minute[] = [];
  const laneOf = new Map<string, number>();
  for (const { phase, start, end } of phases.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const free = ends.findIndex((until) => until <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = end;
    laneOf.set(phase, lane);
  }
  return { laneOf, count: Math.max(1, ends.length) };
}

/** Height of a row with this many lanes, and the top of one of them, px. */
export const rowHeight = (lanes: number): number => 2 * GAP + lanes * BAR + (lanes - 1) * GAP + 2;
export const laneTop = (lane: number): number => GAP + 1 + lane * (BAR + GAP);
const middleOf = (lane: number): number => laneTop(lane) + BAR / 2;

/** Share of a bar that its set-up takes, 0 to 1. */
export function setupShare({ start, end, stretches }: PlannedPhase): number {
  const ready = stretches.findLast(({ kind }) => kind === 'setup')?.end;
  return ready === undefined || end <= start ? 0 : (ready - start) / (end - start);
}

/** Least width of a bar as a share of a usual lane, percent: shorter work is drawn longer than it is. */
const LEAST_WIDTH = 1.9;

/** Percent of the lane by which a short bar before lies over the begin of this one; its name starts behind. */
export function coveredBy(left: number, before: readonly number[]): number {
  const nearest = Math.max(...before);
  return Math.max(0, nearest + LEAST_WIDTH - left);
}

/** No bar lies between two places of the lane, which ends at 100 percent. */
export const isFree = (
  from: number,
  to: number,
  bars: readonly { readonly from: number; readonly to: number }[],
): boolean => to <= 100 && bars.every((bar) => bar.to <= from || bar.from >= to);

export interface RowPlace {
  readonly top: number;
  readonly lanes: Lanes;
}

export interface Arrow {
  readonly phase: string;
  readonly from: { readonly at: Minute; readonly y: number };
  readonly to: { readonly at: Minute; readonly y: number };
}

/** From the end of each phase of a job to the begin of the next one. */
export function arrowsOf(
  phases: readonly PlannedPhase[],
  job: string | null,
  rows: ReadonlyMap<string, RowPlace>,
): Arrow[] {
  const own = phases.filter((one) => one.job === job).toSorted((a, b) => a.start - b.start);
  const y = ({ machine, phase }: PlannedPhase): number | null => {
    const row = rows.get(machine);
    return row ? row.top + middleOf(row.lanes.laneOf.get(phase) ?? 0) : null;
  };
  return own.slice(1).flatMap((next, index): Arrow[] => {
    const before = own[index];
    const [from, to] = [before ? y(before) : null, y(next)];
    if (!before || from === null || to === null) return [];
    return [{ phase: next.phase, from: { at: before.end, y: from }, to: { at: next.start, y: to } }];
  });
}
