import { withStockFirst } from '@truciolo/part';
import { expect, test } from 'vitest';
import { proposeCycle } from '../src/propose-cycle.ts';
import { reasonText } from '../src/text/reason-text.ts';
import { pin, plate, roundBar } from './parts.ts';
import { c45, lathe, machineOf, mill } from './shop.ts';

const rolled = {
  kind: 'plate',
  dimensions: [20, 62, 102],
  volume: 20 * 62 * 102,
  label: 'Piatto 20 × 62 × 102',
  waste: 0,
} as const;

test('a plate of nominal thickness keeps its rolled sides; a thicker one is faced on both', () => {
  const kinds = (part: ReturnType<typeof plate>) =>
    proposeCycle(part, c45, [mill]).routes[0]?.phases.flatMap(({ operations }) =>
      operations.map(({ kind }) => kind),
    );
  expect(kinds(plate([]))?.filter((kind) => kind === 'face')).toHaveLength(2);
  const asRolled = kinds(plate([], { stock: [rolled] }));
  expect(asRolled).not.toContain('face');
  expect(asRolled).toContain('square');
});

test('the blank of the cheapest way is the first of the report that goes with it', () => {
  const part = pin({ stock: [roundBar(40, 102), roundBar(35, 102)] });
  const [route] = proposeCycle(part, c45, [lathe]).routes;
  const shown = withStockFirst(part, route?.stock ?? null);
  expect(shown.stock[0]).toBe(route?.stock);
  expect(shown.stock).toHaveLength(2);
  expect(withStockFirst(part, null).stock).toEqual(part.stock);
});

test('a part of twelve diameters is turned with the tailstock, not on a sliding head', () => {
  const volume = (Math.PI / 4) * 10 ** 2 * 120;
  const slender = pin({
    volume,
    turning: { axis: [0, 0, 1], origin: [0, 0, 0], diameter: 10, length: 120, envelope: volume },
    box: [10, 10, 120],
    stock: [roundBar(12, 122)],
  });
  const [route] = proposeCycle(slender, c45, [lathe]).routes;
  expect(route?.notes.map(reasonText)).toContain(
    'Lungo 12 diametri: si tornisce con la contropunta o la lunetta, tempo compreso.',
  );
  // 5 s of the bar feeder and 30 s of the tailstock; 30 min, four tools of 4 and 15 to align it.
  expect(route?.phases[0]?.loadMinutes).toBeCloseTo(35 / 60, 9);
  expect(route?.phases[0]?.setupMinutes).toBe(30 + 3 * 4 + 15);
  const sliding = machineOf('fantina-mobile', { barFeeder: true, spindleMax: 8000 });
  const [guided] = proposeCycle(slender, c45, [sliding]).routes;
  expect(guided?.notes.map(({ code }) => code)).not.toContain('slender');
});
