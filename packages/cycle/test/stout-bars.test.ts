import { expect, test } from 'vitest';
import { proposeCycle } from '../src/propose-cycle.ts';
import { holes, pin, plate, roundBar } from './parts.ts';
import { c45, lathe, machineOf, mill, saw } from './shop.ts';

const disc = (diameter: number) => (Math.PI / 4) * diameter ** 2;

const ring = (bore: number, length: number) => {
  const envelope = disc(120) * length;
  return pin({
    volume: (disc(120) - disc(bore)) * length,
    area: Math.PI * (120 + bore) * length + 2 * (disc(120) - disc(bore)),
    turning: { axis: [0, 0, 1], origin: [0, 0, 0], diameter: 120, length, envelope },
    box: [length, 120, 120],
    holes: [holes(1, bore, length)],
    stock: [roundBar(125, length + 2)],
  });
};

const boring = (bore: number, length: number) => {
  const [route] = proposeCycle(ring(bore, length), c45, [lathe]).routes;
  const operations = route?.phases.flatMap((phase) => phase.operations) ?? [];
  return operations.find(({ kind }) => kind === 'bore');
};

test('a short bar bores like an outside insert roughs, a long one gently', () => {
  // ø80 × 30 from the drill ø40: a bar of ø30 stands out one diameter. vc 171, ap 3, f 0.35: 180 cm³/min, four fifths of
  // the time; the surface at the feed of a bar, 0.14.
  const volume = (disc(80) - disc(40)) * 30;
  const seconds = (volume / (171_000 * 3 * 0.35 * 0.8) + (Math.PI * 80 * 30) / (171_000 * 0.14)) * 60;
  const stout = boring(80, 30);
  expect(stout?.volume).toBeCloseTo(volume, 6);
  expect(Math.abs((stout?.seconds ?? 0) / (seconds + 1.45) - 1)).toBeLessThan(0.05);
  // 160 deep the same bar stands out more than five diameters: 5.3 times the chips take far longer.
  expect((boring(80, 160)?.seconds ?? 0) / (stout?.seconds ?? 1)).toBeGreaterThan(20);
});

test('a shaft longer than a bar feeder is good for is sawn', () => {
  const shaft = (length: number) =>
    pin({
      volume: disc(45) * length,
      turning: {
        axis: [0, 0, 1],
        origin: [0, 0, 0],
        diameter: 45,
        length,
        envelope: disc(45) * length,
      },
      box: [45, 45, length],
      stock: [roundBar(50, length + 2)],
    });
  const kinds = (length: number) =>
    proposeCycle(shaft(length), c45, [lathe, saw]).routes.map(({ phases }) => phases[0]?.kind);
  expect(kinds(480)).toEqual(['sawing']);
  expect(kinds(280)).toContain('turning');
});

test('a heavy blank is lifted off the saw, too', () => {
  const heavy = plate([], {
    box: [90, 200, 200],
    volume: 90 * 200 * 200,
    stock: [
      {
        kind: 'plate',
        dimensions: [90, 202, 202],
        volume: 90 * 202 * 202,
        label: 'Piatto 90 × 202 × 202',
        waste: 0,
      },
    ],
  });
  const wide = machineOf('segatrice', { maxDiameter: 400 });
  const load = (part: typeof heavy) =>
    proposeCycle(part, c45, [mill, wide]).routes[0]?.phases[0]?.loadMinutes;
  // 28.8 kg: three minutes as at the vice. The saw feeds lighter bars by itself: half a minute.
  expect(load(heavy)).toBe(3);
  expect(load(plate([]))).toBe(0.5);
});
