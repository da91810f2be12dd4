import { cm2PerMinute, type SquareCentimetresPerMinute } from '@truciolo/units';
import type { CuttingMaterial } from '../material.ts';

type SawingRange = readonly [low: SquareCentimetresPerMinute, high: SquareCentimetresPerMinute];

/** Bimetal band, order of magnitude (formulas a8); families it does not name take the nearest [practice]. */
const lowCarbon = [60, 80] as const;
const mediumCarbon = [45, 60] as const;
const lowAlloy = [30, 45] as const;
const stainless = [20, 30] as const;
const aluminium = [150, 250] as const;
const brass = [100, 150] as const;
const titanium = [8, 12] as const;

const byGroup: readonly (readonly [prefix: string, rate: readonly [number, number]])[] = [
  ['P-auto', lowCarbon],
  ['P-lowC', lowCarbon],
  ['P-medC', mediumCarbon],
  ['P-highC', mediumCarbon],
  ['P-lowA', lowAlloy],
  ['P-', stainless],
  ['M-', stainless],
  ['K-', mediumCarbon],
  ['N-al-', aluminium],
  ['N-alcast', aluminium],
  ['N-alsi', aluminium],
  ['N-albz', stainless],
  ['N-al', aluminium],
  ['N-', brass],
  ['S-', titanium],
  ['O-', aluminium],
];

/** None for hardened steel (a band does not cut it) and for a material without a group. */
export function sawingRange(material: CuttingMaterial | undefined): SawingRange | undefined {
  const rate = byGroup.find(([prefix]) => material?.group?.startsWith(prefix))?.[1];
  return rate && [cm2PerMinute(rate[0]), cm2PerMinute(rate[1])];
}
