import { type Millimetres, type MillimetresPerMinute, mmPerMinute, rpm } from '@truciolo/units';
import type { Machine } from '../machine.ts';
import { warn } from '../warning.ts';
import { cuttingSpeed, type GivenSpeed, resolveSpeed, type Speed } from './speed.ts';

interface SynchronisedSpeed extends Speed {
  readonly vf: MillimetresPerMinute;
}

/** Threads bind feed to rotation, vf = n P: where the axis is too slow, the spindle must slow down with it. */
export function synchronisedSpeed(
  given: GivenSpeed,
  D: Millimetres,
  P: Millimetres,
  machine: Machine | undefined,
): SynchronisedSpeed {
  const speed = resolveSpeed(given, D, machine);
  const vfMax = machine?.vfMax;
  const asked = speed.n * P;
  if (vfMax === undefined || asked <= vfMax) return { ...speed, vf: mmPerMinute(asked) };
  const n = rpm(vfMax / P);
  const warnings = [...speed.warnings, warn('feed-limited', { asked, vfMax })];
  return { n, vc: cuttingSpeed(n, D), vf: vfMax, warnings };
}
