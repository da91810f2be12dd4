/** Where a phase lies in the plan; without times it is not planned. */
export interface PhasePlace {
  readonly start: string | null;
  readonly end: string | null;
  readonly isLocked: boolean;
  /** Null at the bench and outside, where any number of phases fit. */
  readonly machineGuid: string | null;
}

/** A phase as the plan in force has it. */
export interface StoredPlace extends PhasePlace {
  readonly guid: string;
  readonly jobGuid: string;
  /** Its place within the job. */
  readonly order: number;
  /** Every plan begins it at its own now, which is not a decision. */
  readonly isRunning: boolean;
}

/** The wanted place of a phase, with its place when the plan was opened. */
export interface WantedPlace {
  readonly guid: string;
  readonly base: PhasePlace;
  readonly wanted: PhasePlace;
}

interface MergedPlan {
  /** Phases that take the wanted place. */
  readonly write: readonly string[];
  /** Phases that a colleague changed meanwhile and that are left unchanged. */
  readonly kept: readonly string[];
  /** Phases that cannot be merged; while there are any, nothing is written. */
  readonly collisions: readonly string[];
}

const time = (instant: string | null) => (instant === null ? null : Date.parse(instant));

export const samePlace = (a: PhasePlace, b: PhasePlace): boolean =>
  time(a.start) === time(b.start) &&
  time(a.end) === time(b.end) &&
  a.isLocked === b.isLocked &&
  a.machineGuid === b.machineGuid;

type Side = 'mine' | 'theirs' | 'both';

interface Taken {
  readonly guid: string;
  readonly side: Side;
  readonly start: number;
  readonly end: number;
}

/** A change of one side against one of the other; unchanged phases never conflict. */
const areRivals = (a: Side, b: Side) => (a === 'mine' && b === 'theirs') || (a === 'theirs' && b === 'mine');

/** Phases of both sides that are on one machine at the same time. */
function overlaps(taken: readonly Taken[]): string[] {
  const found = new Set<string>();
  let open: Taken[] = [];
  for (const one of taken.toSorted((a, b) => a.start - b.start)) {
    open = open.filter(({ end }) => end > one.start);
    for (const other of open) if (areRivals(one.side, other.side)) found.add(other.guid).add(one.guid);
    open.push(one);
  }
  return [...found];
}

function disorders(phases: readonly (Taken & { readonly order: number })[]): string[] {
  const inOrder = phases.toSorted((a, b) => a.order - b.order);
  return inOrder.flatMap((one, index) => {
    const before = inOrder[index - 1];
    return before && before.end > one.start && areRivals(before.side, one.side)
      ? [before.guid, one.guid]
      : [];
  });
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/**
 * Two people plan at once. A phase that only one of them changed takes that change; one that both changed, and changes
 * of both that meet on a machine or within a job, collide. A stored phase that is not wanted at all was planned after
 * the plan was opened.
 */
export function mergePlans(stored: readonly StoredPlace[], wanted: readonly WantedPlace[]): MergedPlan {
  const wantedOf = new Map(wanted.map((one) => [one.guid, one]));
  const write: string[] = [];
  const kept: string[] = [];
  const collisions = new Set<string>();
  const sideOf = ({ guid, ...now }: StoredPlace): Side => {
    const own = wantedOf.get(guid);
    if (now.isRunning) {
      if (own) write.push(guid);
      return 'both';
    }
    if (!own) return 'theirs';
    const [isTheirs, isMine] = [!samePlace(now, own.base), !samePlace(own.wanted, own.base)];
    if (isTheirs && isMine) {
      if (!samePlace(now, own.wanted)) collisions.add(guid);
      return 'both';
    }
    if (isTheirs) kept.push(guid);
    if (isMine) write.push(guid);
    return isTheirs ? 'theirs' : isMine ? 'mine' : 'both';
  };
  const merged = stored.flatMap((phase) => {
    const side = sideOf(phase);
    const { start, end, machineGuid } = (side === 'mine' && wantedOf.get(phase.guid)?.wanted) || phase;
    const [from, until] = [time(start), time(end)];
    const { guid, jobGuid, order } = phase;
    return from === null || until === null
      ? []
      : [{ guid, jobGuid, order, side, machineGuid, start: from, end: until }];
  });
  for (const taken of grouped(merged, ({ machineGuid }) => machineGuid))
    for (const guid of overlaps(taken)) collisions.add(guid);
  for (const job of grouped(merged, ({ jobGuid }) => jobGuid))
    for (const guid of disorders(job)) collisions.add(guid);
  return { write, kept, collisions: [...collisions] };
}
