import { expect, it } from 'vitest';
import { makeChance } from '../features/samples/index.ts';
import { ratioOf } from './machine-ratio.ts';

it('the speed of a demo machine is the same at every start, and differs between machines', () => {
  const start = () => {
    const chance = makeChance(1);
    return ['Tornio CNC', 'Centro a 3 assi', ''].map((name) => ratioOf(name, chance));
  };
  const [lathe = 0, mill = 0, bench = 0] = start();
  expect(start()).toEqual([lathe, mill, bench]);
  expect(Math.abs(lathe - mill)).toBeGreaterThan(0.01);
  for (const ratio of [lathe, mill, bench]) {
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.35);
  }
});
