import { expect, test } from 'vitest';
import { proposeCycle } from '../src/propose-cycle.ts';
import { holes, pin, roundBar } from './parts.ts';
import { c45, lathe } from './shop.ts';

const disc = (diameter: number) => (Math.PI / 4) * diameter ** 2;

const phasesOf = (part: ReturnType<typeof pin>) => proposeCycle(part, c45, [lathe]).routes[0]?.phases ?? [];
const kindsOf = (part: ReturnType<typeof pin>) =>
  phasesOf(part).map(({ operations }) => operations.map(({ kind, count }) => `${kind} ${count}`));

const rod = (diameter: number, bore = 0) =>
  pin({
    volume: (disc(diameter) - disc(bore)) * 40,
    area: Math.PI * (diameter + bore) * 40 + 2 * (disc(diameter) - disc(bore)),
    turning: {
      axis: [0, 0, 1],
      origin: [0, 0, 0],
      diameter,
      length: 40,
      envelope: disc(diameter) * 40,
    },
    box: [40, diameter, diameter],
    edges: { length: 0, turns: 2 },
    holes: bore > 0 ? [holes(1, bore, 40)] : [],
    stock: [roundBar(diameter + 2, 42)],
  });

test('a solid rod up to ø16 is done when it is parted off, a thicker or a bored one is turned round', () => {
  expect(phasesOf(rod(12))).toHaveLength(1);
  expect(proposeCycle(rod(12), c45, [lathe]).routes[0]?.explained).toBeCloseTo(1, 9);
  expect(kindsOf(rod(12))[0]).toContain('chamfer 2');
  expect(phasesOf(rod(18))).toHaveLength(2);
  expect(phasesOf(rod(12, 6))).toHaveLength(2);
});

test('a drilled hole on the axis is centred; the insert breaks its mouths that the centre drill does not reach', () => {
  const [drilledFront, drilledBack] = kindsOf(rod(30, 8));
  expect(drilledFront).toEqual(expect.arrayContaining(['spot 1', 'drill 1', 'chamfer 1']));
  // The outer edge and the far mouth.
  expect(drilledBack).toContain('chamfer 2');
  // A bore of ø20 is drilled ø18, too wide for a centre drill, and bored.
  const [boredFront, boredBack] = kindsOf(rod(30, 20));
  expect(boredFront).toEqual(expect.arrayContaining(['drill 1', 'bore 1', 'chamfer 2']));
  expect(boredFront).not.toContain('spot 1');
  expect(boredBack).toContain('chamfer 2');
});

test('a turret takes three seconds more for each tool than its own turn', () => {
  const [first] = phasesOf(rod(30, 8));
  const turn = lathe.dynamics.toolChange;
  expect(first?.toolChangeSeconds).toBeCloseTo((first?.tools ?? 0) * (turn + 3), 9);
});
