import { expect, test } from 'vitest';
import { holes, plate, pocket } from '../../test/parts.ts';
import { c45, mill } from '../../test/shop.ts';
import { proposeCycle } from '../propose-cycle.ts';
import { reasonText } from '../text/reason-text.ts';

const routeOf = (part: ReturnType<typeof plate>) => proposeCycle(part, c45, [mill]).routes[0];

test('a hole of 118 diameters is asked about and takes no minutes: the total is a least one', () => {
  const route = routeOf(plate([holes(1, 1, 118)]));
  expect(route?.isLeast).toBe(true);
  expect(route?.phases.flatMap(({ operations }) => operations).map(({ kind }) => kind)).not.toContain(
    'drill',
  );
  expect(route?.notes.map(reasonText)).toContain(
    'Un foro ø1 profondo 118 mm (118 diametri): oltre la foratura a cannone. Come si fa?',
  );
  expect(routeOf(plate([holes(1, 2, 118)]))?.isLeast).toBe(false);
});

test('no cutter is wider than its slot, and none of ø3 goes 850 deep', () => {
  const narrow = routeOf({ ...plate([]), slots: [pocket(0.5, 20, 5, { kind: 'slot' })] });
  const deep = routeOf({ ...plate([]), pockets: [pocket(5, 40, 850)] });
  for (const route of [narrow, deep]) {
    expect(route?.isLeast).toBe(true);
    const kinds = route?.phases.flatMap(({ operations }) => operations.map(({ kind }) => kind)) ?? [];
    expect(kinds).not.toContain('slot');
    expect(kinds).not.toContain('pocket');
  }
  expect(narrow?.notes.map(reasonText)).toContain(
    'Una cava o tasca 0,5 × 20, profonda 5 mm: nessuna fresa ci arriva. Come si fa?',
  );
});

test('undercuts and teeth are in no phase: the total is a least one', () => {
  expect(routeOf(plate([]))?.isLeast).toBe(false);
  expect(routeOf({ ...plate([]), undercuts: [4] })?.isLeast).toBe(true);
  const teeth = { teeth: 24, diameter: 52, length: 20, axis: [0, 0, 1] as const, faces: [] };
  expect(routeOf({ ...plate([]), teeth: [teeth] })?.isLeast).toBe(true);
});

test('a hollow of 0,15 is noise of the model: neither a question nor a cutter', () => {
  const route = routeOf({ ...plate([]), slots: [pocket(0.15, 20, 5, { kind: 'slot' })] });
  expect(route).toMatchObject({ isLeast: false });
  expect(route?.phases.flatMap(({ operations }) => operations).map(({ kind }) => kind)).not.toContain('slot');
});

test('heavy blanks are lifted: 26 kg in 3 minutes, 455 kg with the crane in 15', () => {
  const ofWeight = (kg: number) => {
    const volume = (kg / 7.85) * 1e6;
    const part = plate([]);
    const [stock] = part.stock;
    return routeOf({ ...part, volume: volume * 0.9, stock: stock ? [{ ...stock, volume }] : [] })?.phases[0];
  };
  // Beside lifting, a minute of measuring every tenth piece.
  const lifting = (kg: number) => (ofWeight(kg)?.loadMinutes ?? 0) - 0.1;
  expect(lifting(1)).toBeCloseTo(1, 9);
  expect(lifting(8)).toBeCloseTo(2, 9);
  expect(lifting(26)).toBeCloseTo(3, 9);
  expect(lifting(455)).toBeCloseTo(15, 9);
});
