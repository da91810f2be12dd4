import {
  type MetresPerMinute,
  type Millimetres,
  type MillimetresPerMinute,
  type MillimetresPerRevolution,
  type Minutes,
  minutes,
  type Rpm,
  rpm,
} from '@truciolo/units';
import { type GivenFeed, resolveFeed } from '../kernel/feed.ts';
import { diameterAt, radialCutTime } from '../kernel/radial-cut-time.ts';
import { type GivenSpeed, resolveSpeed, spindleSpeed } from '../kernel/speed.ts';
import type { Machine } from '../machine.ts';
import type { Warning } from '../warning.ts';

/** Facing and parting: the diameter shrinks, so a constant vc (G96) needs a growing n, up to the machine's limit. */
export interface RadialMotion {
  /** At the starting diameter, where the torque is largest. */
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly f: MillimetresPerRevolution;
  readonly vf: MillimetresPerMinute;
  /** At the final diameter. */
  readonly nEnd: Rpm;
  /** Diameter below which the spindle has reached nMax; 0 when it never does or n is constant. */
  readonly Dlim: Millimetres;
}

export interface RadialInput {
  readonly D: Millimetres;
  /** Final diameter, 0 at the centre. */
  readonly d?: Millimetres | undefined;
  /** `vc`: constant surface speed; `n`: constant spindle speed. */
  readonly speed: GivenSpeed;
  readonly feed: GivenFeed;
  readonly machine?: Machine | undefined;
}

interface RadialTiming {
  readonly motion: RadialMotion;
  /** From one diameter to a smaller one, with the feed times `share`. */
  readonly timeBetween: (from: Millimetres, to: Millimetres, share?: number) => Minutes;
  readonly warnings: readonly Warning[];
}

/** Facing to diameter zero has no meaningful end speed: the computation ends here. */
const SMALLEST_END = 0.5;

export function radialMotion(input: RadialInput): RadialTiming {
  const { D, speed, machine } = input;
  const d = input.d ?? 0;
  const { n, vc, ...start } = resolveSpeed(speed, D, machine);
  const { f, vf, ...feed } = resolveFeed(input.feed, n, 1, machine);
  const warnings = [...start.warnings, ...feed.warnings];
  if (speed.by === 'n') {
    const timeBetween = (from: number, to: number, share = 1) => minutes((from - to) / 2 / (n * f * share));
    return { motion: { n, vc, f, vf, nEnd: n, Dlim: 0 as Millimetres }, timeBetween, warnings };
  }
  const { nMin, nMax } = machine ?? {};
  const atEnd = spindleSpeed(speed.value, Math.max(d, SMALLEST_END) as Millimetres);
  const nEnd = rpm(Math.max(n, Math.min(nMax ?? atEnd, atEnd)));
  const Dlim = nMax === undefined ? (0 as Millimetres) : diameterAt(speed.value, nMax);
  return {
    motion: { n, vc, f, vf, nEnd, Dlim },
    timeBetween: (from, to, share = 1) =>
      radialCutTime({ from, to, vc: speed.value, f: (f * share) as MillimetresPerRevolution, nMin, nMax }),
    warnings,
  };
}
