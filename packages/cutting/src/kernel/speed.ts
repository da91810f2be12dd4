import { type MetresPerMinute, type Millimetres, metresPerMinute, type Rpm, rpm } from '@truciolo/units';
import type { Machine } from '../machine.ts';
import { type Warning, warn } from '../warning.ts';

/** Either the cutting speed or the spindle speed is chosen; the other follows. */
export type GivenSpeed =
  | { readonly by: 'vc'; readonly value: MetresPerMinute }
  | { readonly by: 'n'; readonly value: Rpm };

/** n = 1000 vc / (pi D). */
export const spindleSpeed = (vc: MetresPerMinute, D: Millimetres): Rpm => rpm((1000 * vc) / (Math.PI * D));

/** vc = pi D n / 1000. */
export const cuttingSpeed = (n: Rpm, D: Millimetres): MetresPerMinute =>
  metresPerMinute((Math.PI * D * n) / 1000);

export interface Speed {
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly warnings: readonly Warning[];
}

function limited(n: Rpm, D: Millimetres, warning: (vc: MetresPerMinute) => Warning): Speed {
  const vc = cuttingSpeed(n, D);
  return { n, vc, warnings: [warning(vc)] };
}

/** Both speeds inside the machine's range: n is clamped first, then vc is computed again. */
export function resolveSpeed(given: GivenSpeed, D: Millimetres, machine: Machine | undefined): Speed {
  const asked = given.by === 'n' ? given.value : spindleSpeed(given.value, D);
  const { nMin, nMax } = machine ?? {};
  if (nMax !== undefined && asked > nMax) {
    return limited(nMax, D, (vc) => warn('rpm-limited', { asked, nMax, vc }));
  }
  if (nMin !== undefined && asked < nMin) {
    return limited(nMin, D, (vc) => warn('rpm-raised', { asked, nMin, vc }));
  }
  return { n: asked, vc: given.by === 'vc' ? given.value : cuttingSpeed(asked, D), warnings: [] };
}
