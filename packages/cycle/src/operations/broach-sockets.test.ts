import { expect, test } from 'vitest';
import { pin } from '../../test/parts.ts';
import { c45, shop } from '../../test/shop.ts';
import { proposeCycle } from '../propose-cycle.ts';

/** A hexagon of 8 mm across flats, 8 deep: 55,43 mm² of area and 27,71 mm around. */
const hexagon = {
  kind: 'pocket',
  open: false,
  through: false,
  depth: 8,
  width: 8,
  length: 9.24,
  cornerRadius: 0,
  faces: [7],
  plan: { perimeter: 27.71, area: 55.43 },
  broached: true,
} as const;

test('a hexagon socket is drilled and broached in the clamping of its end, and no mill is asked for', () => {
  const operations = (direction: readonly [number, number, number]) =>
    proposeCycle(pin({ pockets: [{ ...hexagon, direction }] }), c45, shop).routes[0]?.phases.map((phase) => ({
      kind: phase.kind,
      socket: phase.operations.filter(({ faces }) => faces.includes(7)),
    }));
  for (const [direction, busy] of [
    [[0, 0, 1], 0],
    [[0, 0, -1], 1],
  ] as const) {
    const phases = operations(direction) ?? [];
    expect(phases.map(({ kind }) => kind)).toEqual(['turning', 'turning']);
    expect(phases[1 - busy]?.socket).toEqual([]);
    const [drill, broach] = phases[busy]?.socket ?? [];
    expect([drill?.kind, drill?.tool.diameter, broach?.kind]).toEqual(['drill', 8, 'broach']);
    // π/4 · 8² · 8 = 402,1 mm³ by the drill, 55,43 · 8 − 402,1 = 41,3 mm³ by the broach.
    expect(drill?.volume).toBeCloseTo(402.1, 1);
    expect(broach?.volume).toBeCloseTo(41.3, 1);
    // 8 mm at 0,05 mm a turn and 800 turns a minute: 12 s, and the way there.
    expect(broach?.seconds).toBeGreaterThan(12);
    expect(broach?.seconds).toBeLessThan(14);
  }
});
