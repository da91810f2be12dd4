import { drilling, drills, startValues, tapping } from '@truciolo/cutting';
import { metresPerMinute, mm, mmPerRevolution } from '@truciolo/units';
import { bearable, type Workplace } from './workplace.ts';

interface DrillPath {
  readonly diameter: number;
  readonly depth: number;
  readonly through: boolean;
}

/** Beyond this an insert drill is not on the shelf: the hole is opened by milling or boring [practice]. */
export const LARGEST_DRILL = 40;

/** A hole deeper than a solid drill reaches is pecked by its diameter. */
export const isPecked = ({ diameter, depth }: DrillPath): boolean =>
  depth > drills['solid-drill'].reach * diameter;

export function drillSeconds({ material, limits }: Workplace, path: DrillPath): number | null {
  const { diameter, depth, through } = path;
  const { vc, f } = startValues('drilling', material, { D: mm(diameter) }).values;
  if (vc === undefined || f === undefined) return null;
  const outcome = drilling({
    D: mm(diameter),
    depth: mm(depth),
    through,
    ...(isPecked(path) && { peck: mm(diameter) }),
    speed: { by: 'vc', value: metresPerMinute(vc) },
    feed: { by: 'f', value: mmPerRevolution(f) },
    material,
    machine: limits,
  });
  return outcome.ok ? (outcome.result.t ?? 0) / bearable(outcome.limits) : null;
}

/** Turning round a tap takes half a second more than placing a drill (formulas b: 2 s against 1.5 s). */
export const TAP_REVERSAL = 0.5;

export function tapSeconds(
  { material, limits }: Workplace,
  thread: { readonly major: number; readonly pitch: number },
  { depth, through }: DrillPath,
): number | null {
  const { vc } = startValues('tapping', material, { D: mm(thread.major) }).values;
  if (vc === undefined) return null;
  const outcome = tapping({
    D: mm(thread.major),
    P: mm(thread.pitch),
    depth: mm(depth),
    through,
    speed: { by: 'vc', value: metresPerMinute(vc) },
    material,
    machine: limits,
  });
  return outcome.ok ? (outcome.result.t ?? 0) : null;
}
