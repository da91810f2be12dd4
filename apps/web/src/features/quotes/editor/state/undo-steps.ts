import { type Change, invert, pathKey } from '@truciolo/changes';

/** Changes of one user action. */
export interface Step {
  readonly changes: readonly Change[];
  /** Time of its last extension, ms. */
  readonly at: number;
}

/** Typing extends a step as long as the pauses are shorter than this, ms. */
const PAUSE = 1000;
/** Limit of undo steps. */
const KEPT = 300;

/** Adds an action; further typing in the same fields extends the last step. */
export function pushStep(steps: readonly Step[], changes: readonly Change[], at: number): readonly Step[] {
  const last = steps.at(-1);
  const grown = last && at - last.at < PAUSE ? prolong(last, changes, at) : null;
  if (grown) return [...steps.slice(0, -1), grown];
  return [...steps.slice(-KEPT + 1), { changes, at }];
}

function prolong(last: Step, changes: readonly Change[], at: number): Step | null {
  const byPath = new Map(last.changes.map((change) => [pathKey(change.path), change]));
  for (const change of changes) {
    const before = byPath.get(pathKey(change.path));
    if (!before) return null;
    const { value: _old, ...start } = before;
    byPath.set(pathKey(change.path), change.value === undefined ? start : { ...start, value: change.value });
  }
  return { changes: [...byPath.values()], at };
}

export const inverse = ({ changes }: Step): readonly Change[] => changes.map(invert);
