import {
  type Millimetres,
  type MillimetresPerMinute,
  type MillimetresPerRevolution,
  type MillimetresPerTooth,
  mmPerMinute,
  mmPerRevolution,
  mmPerTooth,
  type Rpm,
} from '@truciolo/units';
import type { Machine } from '../machine.ts';
import { type Warning, warn } from '../warning.ts';

export type GivenFeed =
  | { readonly by: 'f'; readonly value: MillimetresPerRevolution }
  | { readonly by: 'vf'; readonly value: MillimetresPerMinute };

export type GivenToothFeed = GivenFeed | { readonly by: 'fz'; readonly value: MillimetresPerTooth };

/** Milling may also start from the chip it wants: the feed then grows where the engagement thins the chip. */
export type GivenChipFeed = GivenToothFeed | { readonly by: 'hex'; readonly value: Millimetres };

interface Feed {
  readonly f: MillimetresPerRevolution;
  readonly fz: MillimetresPerTooth;
  readonly vf: MillimetresPerMinute;
  readonly warnings: readonly Warning[];
}

/** f = fz z; vf = n f. Past the machine's largest feed vf is held there and f, fz follow. */
export function resolveFeed(given: GivenToothFeed, n: Rpm, z: number, machine: Machine | undefined): Feed {
  const vfMax = machine?.vfMax;
  const perRevolution =
    given.by === 'vf' ? given.value / n : given.by === 'fz' ? given.value * z : given.value;
  const asked = given.by === 'vf' ? given.value : perRevolution * n;
  if (vfMax !== undefined && asked > vfMax) {
    const f = vfMax / n;
    const warnings = [warn('feed-limited', { asked, vfMax })];
    return { f: mmPerRevolution(f), fz: mmPerTooth(f / z), vf: vfMax, warnings };
  }
  return {
    f: mmPerRevolution(perRevolution),
    fz: mmPerTooth(given.by === 'fz' ? given.value : perRevolution / z),
    vf: mmPerMinute(asked),
    warnings: [],
  };
}
