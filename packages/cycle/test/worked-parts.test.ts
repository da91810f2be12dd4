import { expect, test } from 'vitest';
import type { CyclePhase } from '../src/model/cycle-proposal.ts';
import { proposeCycle } from '../src/propose-cycle.ts';
import { m8Plate, pin, pocket, pocketedBlock } from './parts.ts';
import { c45, lathe, mill, saw } from './shop.ts';

// Three parts by hand, in C45. Cutting values are the middle of the recommended ranges, to two digits: drills vc 98,
// f 0.02 D; taps vc 23; mills vc 170; turning vc 190, ap 3, f 0.35 and vc 250, f 0.13; parting vc 130, f 0.11.
// The centre's rapids are 20 m/min: 1.5 s a position; the lathe's 24 m/min: 1.45 s.

const seconds = (phase: CyclePhase | undefined): Record<string, number> =>
  Object.fromEntries(
    (phase?.operations ?? []).map((one) => [`${one.kind} ${one.tool.diameter ?? ''}`.trim(), one.seconds]),
  );

function expectSeconds(phase: CyclePhase | undefined, expected: Record<string, number>): void {
  expect(Object.keys(seconds(phase)).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, value] of Object.entries(expected))
    expect(seconds(phase)[name], name).toBeCloseTo(value, 2);
}

test('a plate 100 × 60 × 20 with four M8 holes', () => {
  const [route] = proposeCycle(m8Plate(), c45, [mill, saw]).routes;
  const [sawn, first, second] = route?.phases ?? [];
  // 25 × 62 = 15.5 cm² at 53 cm²/min; 30 s to feed and clamp.
  expectSeconds(sawn, { saw: (15.5 / 53) * 60 });
  expect(sawn?.loadMinutes).toBe(0.5);
  const n = (vc: number, D: number) => (1000 * vc) / (Math.PI * D);
  const tip = (D: number) => D / 2 / Math.tan((70 * Math.PI) / 180);
  // 2.5 mm in one layer and a finishing pass, two ways of 47.25 mm; L 100 + 63 + 4; z 5, fz 0.19.
  const face = (4 * 167 * 60) / (n(170, 63) * 5 * 0.19) + 1.5;
  expectSeconds(first, {
    'face 63': face,
    // 25 × 62 × 102 - 20 × 60 × 100 less both faced sides are 8.1 cm³, 0.1 min of roughing: the way of 320 mm takes
    // longer, in two layers of 15; z 4, fz 0.13.
    'square 20': (2 * 320 * 60) / (n(170, 20) * 4 * 0.13) + 1.5,
    // Edges of the plate less holes: 184 - 120 cm² - 4 walls of ø6.8; a way 16 mm high, z 4, fz 0.1 × 0.6 for the finish.
    'finish 16': ((6400 - 4 * Math.PI * 6.8 * 20) * 60) / (16 * n(170, 16) * 4 * 0.06 * 0.8) + 1.5,
    'spot 10': 4 * (((3.4 + tip(10) + 3) * 60) / (n(98, 10) * 0.2) + 1.5),
    'drill 6.8': 4 * (((20 + tip(6.8) + 3.5) * 60) / (n(98, 6.8) * 0.14) + 1.5),
    // In and out over 20 + 3 × 1.25 + 2 mm.
    'tap 8': 4 * ((2 * 25.75 * 60) / (n(23, 8) * 1.25) + 2),
  });
  // Four mouths from behind, once round each: z 4, fz 0.065.
  const mouths = (4 * Math.PI * 6.8 * 60) / (n(170, 10) * 4 * 0.065) + 4 * 1.5;
  expectSeconds(second, { 'face 63': face, 'chamfer 10': mouths });
  const cut = Object.values(seconds(first)).reduce((sum, value) => sum + value, 0);
  // Six tools of 6 s and 12 s of rapids; 45 min and 4 a tool; 15 min and 3 an operation.
  expect(first?.cycleMinutes).toBeCloseTo((cut + 36 + 12) / 60, 9);
  expect(first).toMatchObject({ tools: 6, setupMinutes: 69, programmingMinutes: 33 });
  // A minute up to 1 kg, three at 15 kg: 25 × 62 × 102 of steel are 1.24 kg; a minute of measuring every tenth piece.
  expect(first?.loadMinutes).toBeCloseTo(1 + (2 * (25 * 62 * 102 * 7.85e-6 - 1)) / 14 + 0.1, 9);
  expect(second).toMatchObject({ tools: 2, setupMinutes: 28, programmingMinutes: 21 });
  expect(route?.explained).toBeCloseTo(1, 9);
  expect(route?.band.share).toBeCloseTo(0.25, 9);
});

test('a pin ø30 × 60 with a shank ø20 × 40, from bar ø35', () => {
  const [route] = proposeCycle(pin(), c45, [lathe]).routes;
  const [first, second] = route?.phases ?? [];
  const disc = (D: number) => (Math.PI / 4) * D ** 2;
  // Facing at constant speed, above ø15.12 only: the spindle stops at 4000.
  const limit = (1000 * 190) / (Math.PI * 4000);
  const face = (D: number) =>
    60 * ((Math.PI * (D ** 2 - limit ** 2)) / (4000 * 190 * 0.35) + limit / 2 / (4000 * 0.35)) + 1.45;
  const chips = disc(35) * 102 - disc(30) * 60 - disc(20) * 40 - disc(35) - disc(30);
  const bladeLimit = (1000 * 130) / (Math.PI * 4000);
  const blade =
    (Math.PI * (30 ** 2 - bladeLimit ** 2)) / (4000 * 130 * 0.11) +
    (bladeLimit - 2) / 2 / (4000 * 0.11) +
    1 / (4000 * 0.055);
  expectSeconds(first, {
    'turn-face': face(35),
    'turn-rough': (chips * 60) / (190_000 * 3 * 0.35 * 0.8) + 1.45,
    'turn-finish': ((Math.PI * (30 * 60 + 20 * 40) + 2 * disc(30)) * 60) / (250_000 * 0.13) + 1.45,
    'part-off': blade * 60 + 1.45,
  });
  expectSeconds(second, { 'turn-face': face(30) });
  expect(first).toMatchObject({ tools: 3, setupMinutes: 42, programmingMinutes: 27 });
  expect(first?.loadMinutes).toBeCloseTo(5 / 60, 9);
  expect(second?.loadMinutes).toBeCloseTo(25 / 60 + 0.1, 9);
});

test('a block with a pocket 30 × 50 × 10, corners of 6', () => {
  const [route] = proposeCycle(pocketedBlock([pocket(30, 50, 10)]), c45, [mill]).routes;
  const [first] = route?.phases ?? [];
  const vf = ((1000 * 170) / (Math.PI * 16)) * 4 * 0.1;
  const fine = ((1000 * 170) / (Math.PI * 12)) * 4 * 0.078;
  const volume = (30 * 50 - (4 - Math.PI) * 36) * 10;
  const ramp = 10 / Math.tan((3 * Math.PI) / 180) / (0.5 * vf);
  // ø16, ap 12, ae 4: volume, ramp, once round at 0.6 of the feed, floor in ways of 9.6; then once round with ø12.
  expect(seconds(first)).toMatchObject({
    'pocket 16': expect.closeTo(
      60 * (volume / (12 * 4 * vf * 0.8) + ramp + 160 / (0.6 * vf) + 1500 / (9.6 * vf)) + 1.5,
      2,
    ),
    'pocket 12': expect.closeTo((60 * 160) / (0.6 * fine) + 1.5, 2),
  });
});
