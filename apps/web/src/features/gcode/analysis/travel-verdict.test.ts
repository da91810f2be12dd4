import { expect, it } from 'vitest';
import { spansOf, travelVerdict } from './travel-verdict.ts';

const mill = { lathe: false, dialect: 'fanuc' } as const;
const travel = (x: number | null, y: number | null, z: number | null) => ({ travel: { x, y, z } });
const spans = (to: readonly [number, number, number], machine: ReturnType<typeof travel> | null) =>
  spansOf({ ...mill, extents: { min: [0, 0, 0], max: to } } as never, machine as never);
const machine = { code: 'T-01' };

it.each([
  ['good', 'Ampiezza dentro le corse di T-01', [100, 50, 20], travel(300, 200, 200), false],
  ['bad', 'Y oltre la corsa di 40 mm', [100, 50, 20], travel(300, 40, 200), false],
  // A milling program on a lathe without a Y axis.
  [
    'bad',
    'Il programma non è per T-01: le corse non si possono confrontare.',
    [100, 50, 20],
    travel(300, null, 400),
    true,
  ],
  [
    'open',
    'Di T-01 manca la corsa Y: il confronto non è completo.',
    [100, 50, 20],
    travel(300, null, 400),
    false,
  ],
  ['good', 'Ampiezza dentro le corse di T-01', [100, 0, 20], travel(300, null, 400), false],
] as const)('%s: %s', (tone, text, to, of, isMisfit) => {
  expect(travelVerdict(spans(to, of), machine, isMisfit)).toEqual({ tone, text });
});

it('without a machine there is nothing to compare with', () => {
  expect(travelVerdict(spans([1, 1, 1], null), null, false).tone).toBe('open');
});

it('the slide moves half of a diameter', () => {
  const [x] = spansOf(
    { lathe: true, dialect: 'fanuc', extents: { min: [0, 0, 0], max: [80, 0, 0] } } as never,
    null,
  );
  expect(x?.way).toBe(40);
});
