import { expect, test } from 'vitest';
import { bentSheet, holes } from '../../test/parts.ts';
import { c45, machineOf, shop } from '../../test/shop.ts';
import { proposeCycle } from '../propose-cycle.ts';
import { reasonText } from '../text/reason-text.ts';

const laser = machineOf('laser', { name: 'Laser', travel: { x: 3000, y: 1500, z: 100 } });
const brake = machineOf('piegatrice', { name: 'Piega', maxLength: 3000 });

test('a bent sheet is cut and bent: metres at the speed of its thickness, piercings, bends', () => {
  const [route] = proposeCycle(bentSheet(), c45, [...shop, laser, brake]).routes;
  const [cut, bend] = route?.phases ?? [];
  // 725,66 mm at 5 m/min, 80 % of it in corners; five times 0,2 + 0,3 s of piercing and 0,7 s of way.
  expect(cut?.cycleMinutes).toBeCloseTo(
    (600 + 40 * Math.PI) / (5000 * 0.8) + (5 * (0.2 + 0.3 + 0.7)) / 60,
    6,
  );
  expect(cut).toMatchObject({ name: 'Taglio laser', setupMinutes: 10, tools: 0, loadMinutes: 20 / 60 });
  // 0,46 kg: 12 s a bend.
  expect(bend).toMatchObject({ name: 'Piegatura', setupMinutes: 30, cycleMinutes: 24 / 60 });
  expect(route).toMatchObject({ kind: 'sheet', explained: 1, stock: { dimensions: [3, 102, 202] } });
  expect(route?.machineCost).toBeGreaterThan(0);
});

test('a flat sheet needs no press brake; a heavy one is bent slowly, by two', () => {
  const flat = bentSheet({
    sheet: { thickness: 3, cutLength: 600, contours: 1, bends: 0, longestBend: 0 },
  });
  expect(proposeCycle(flat, c45, [laser]).routes[0]?.phases.map(({ name }) => name)).toEqual([
    'Taglio laser',
  ]);
  const heavy = bentSheet({ volume: 4e6 });
  expect(proposeCycle(heavy, c45, [laser, brake]).routes[0]?.phases[1]?.cycleMinutes).toBeCloseTo(2, 9);
});

test('between two thicknesses the time a metre takes grows evenly', () => {
  const sheet = { thickness: 2.5, cutLength: 1000, contours: 0, bends: 0, longestBend: 0 };
  const [route] = proposeCycle(bentSheet({ sheet }), c45, [laser]).routes;
  // 1 / 10 and 1 / 5 min: 0,15 min a metre.
  expect(route?.phases[0]?.cycleMinutes).toBeCloseTo(0.15 / 0.8, 9);
});

test('a sheet too thick, too large, too long to bend or without a laser has no route and says why', () => {
  const why = (part: ReturnType<typeof bentSheet>, machines: typeof shop) => {
    const { routes, refusals } = proposeCycle(part, c45, machines);
    expect(routes).toEqual([]);
    return refusals.map(reasonText);
  };
  const thick = { thickness: 25, cutLength: 600, contours: 1, bends: 0, longestBend: 0 };
  expect(why(bentSheet({ sheet: thick }), [laser])).toEqual(['Laser: spessore 25 oltre il limite di 20.']);
  const short = machineOf('piegatrice', { name: 'Corta', maxLength: 80 });
  expect(why(bentSheet(), [laser, short])).toEqual(['Corta: lunghezza 100 oltre il limite di 80.']);
  const small = machineOf('laser', { name: 'Piccolo', travel: { x: 150, y: 100, z: 50 } });
  expect(why(bentSheet(), [small, brake])).toEqual(['Piccolo: lunghezza 202 oltre il limite di 150.']);
});

test('threaded holes of a sheet are named: their time is in no phase', () => {
  const tapped = bentSheet({ holes: [holes(4, 5, 3, { through: true })] });
  const [route] = proposeCycle(tapped, c45, [laser, brake], { threads: { 0: 'M6' } }).routes;
  expect(route?.notes.map(reasonText)).toContain(
    '4 fori filettati o svasati nella lamiera: tempo non compreso, aggiungi la fase.',
  );
  expect(route?.isLeast).toBe(true);
  expect(proposeCycle(bentSheet(), c45, [laser, brake]).routes[0]?.isLeast).toBe(false);
});
