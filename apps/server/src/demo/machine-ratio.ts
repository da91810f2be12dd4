import type { Chance } from '../features/samples/index.ts';

const SIDES = 16;

/**
 * Some machines are always slower than they are quoted, and no two jobs are alike. By name, which every start of the demo
 * gives alike: guids are new each time.
 */
export function ratioOf(machineName: string, chance: Chance): number {
  const sum = [...machineName].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  const slowness = (sum % SIDES) / (SIDES - 1);
  return 0.95 + 0.3 * slowness + (chance() - 0.5) * 0.16;
}
