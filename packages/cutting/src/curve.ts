import {
  type Kilowatts,
  type MetresPerMinute,
  type Minutes,
  metresPerMinute,
  type Rpm,
} from '@truciolo/units';
import { availablePower, type Machine } from './machine.ts';
import type { Outcome } from './outcome.ts';

/** One column of the chart "potenza e durata" against cutting speed. */
export interface CurvePoint {
  readonly vc: MetresPerMinute;
  readonly n: Rpm;
  readonly Pc?: Kilowatts;
  readonly Pm?: Kilowatts;
  readonly T?: Minutes;
  /** Power of the machine at that n. */
  readonly available?: Kilowatts;
}

interface CurveResult {
  readonly vc: MetresPerMinute;
  readonly n: Rpm;
  readonly Pc?: Kilowatts;
  readonly Pm?: Kilowatts;
  readonly T?: Minutes;
}

interface CurveRange {
  readonly from: MetresPerMinute;
  readonly to: MetresPerMinute;
  /** At least 2, default 61. */
  readonly points?: number;
}

function pointOf({ vc, n, Pc, Pm, T }: CurveResult, machine: Machine | undefined): CurvePoint {
  const available = machine && availablePower(machine, n);
  return {
    vc,
    n,
    ...(Pc !== undefined && { Pc }),
    ...(Pm !== undefined && { Pm }),
    ...(T !== undefined && { T }),
    ...(available !== undefined && { available }),
  };
}

/**
 * Runs the operation at evenly spaced speeds. The curve ends where the machine's speed range ends: a point the
 * machine clamps would repeat the one before it.
 */
export function speedCurve(
  run: (vc: MetresPerMinute) => Outcome<CurveResult>,
  { from, to, points = 61 }: CurveRange,
  machine?: Machine,
): readonly CurvePoint[] {
  const count = Math.min(1000, Math.max(2, Math.floor(points) || 2));
  const step = (to - from) / (count - 1);
  const curve: CurvePoint[] = [];
  for (let index = 0; index < count; index += 1) {
    const asked = metresPerMinute(from + step * index);
    const outcome = run(asked);
    if (outcome.ok && outcome.result.vc === asked) curve.push(pointOf(outcome.result, machine));
  }
  return curve;
}
