import type { IsoGroup } from '@truciolo/cutting';

type SpeedByThickness = readonly (readonly [thickness: number, speed: number])[];

/**
 * Fibre laser of 4 kW, mm and m/min, near the lower end of what makers publish [practice]: steel with nitrogen up to 3 mm
 * and oxygen beyond, stainless steel and aluminium with nitrogen.
 */
const STEEL: SpeedByThickness = [
  [1, 25],
  [2, 10],
  [3, 5],
  [4, 3.5],
  [5, 3],
  [6, 2.6],
  [8, 2.1],
  [10, 1.7],
  [12, 1.3],
  [15, 1],
  [20, 0.7],
];
const STAINLESS: SpeedByThickness = [
  [1, 25],
  [2, 12],
  [3, 6],
  [4, 4],
  [5, 2.8],
  [6, 2],
  [8, 1.1],
  [10, 0.7],
];
const ALUMINIUM: SpeedByThickness = [
  [1, 22],
  [2, 11],
  [3, 6],
  [4, 3.8],
  [5, 2.6],
  [6, 1.9],
  [8, 1],
  [10, 0.6],
];

const BY_GROUP: Readonly<Partial<Record<IsoGroup, SpeedByThickness>>> = {
  P: STEEL,
  K: STEEL,
  H: STEEL,
  M: STAINLESS,
  S: STAINLESS,
  N: ALUMINIUM,
};

/** Thickest sheet of a group that is cut, mm; 0 for materials that no laser of this kind cuts. */
export const laserLimit = (group: IsoGroup): number => BY_GROUP[group]?.at(-1)?.[0] ?? 0;

/** m/min; between two thicknesses the time a metre takes grows evenly. Null beyond the limit. */
export function laserSpeed(group: IsoGroup, thickness: number): number | null {
  const table = BY_GROUP[group] ?? [];
  const after = table.findIndex(([thick]) => thick >= thickness - 1e-6);
  const [high, slow] = table[after] ?? [];
  if (high === undefined || slow === undefined) return null;
  const [low, fast] = table[after - 1] ?? [high, slow];
  const share = high > low ? (thickness - low) / (high - low) : 1;
  return 1 / ((1 - share) / fast + share / slow);
}
