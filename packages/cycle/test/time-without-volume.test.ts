import type { PartReport } from '@truciolo/part';
import { expect, test } from 'vitest';
import type { CycleOperation } from '../src/model/cycle-proposal.ts';
import { proposeCycle } from '../src/propose-cycle.ts';
import { reasonText } from '../src/text/reason-text.ts';
import { pin, plate, pocket, pocketedBlock } from './parts.ts';
import { c45, lathe, mill } from './shop.ts';

const operationsOf = (part: PartReport): readonly CycleOperation[] =>
  proposeCycle(part, c45, [mill, lathe]).routes[0]?.phases.flatMap(({ operations }) => operations) ?? [];

const secondsOf = (part: PartReport, kind: CycleOperation['kind']): number =>
  operationsOf(part).reduce((sum, one) => sum + (one.kind === kind ? one.seconds : 0), 0);

/** Feed of a cutter in C45, mm/min: vc 170, z teeth. */
const feed = (D: number, z: number, fz: number) => ((1000 * 170) / (Math.PI * D)) * z * fz;

test('sharp edges are broken in every clamping, by their length', () => {
  const part = plate([], { edges: { length: 640, turns: 0 } });
  // Two clampings of 320 mm with the chamfer mill ø10: z 4, fz 0.065.
  expect(secondsOf(part, 'chamfer')).toBeCloseTo((640 * 60) / feed(10, 4, 0.065) + 2 * 1.5, 2);
  expect(operationsOf(part).map(({ reason }) => reasonText(reason))).toContain(
    'Spigoli vivi da rompere: 320 mm.',
  );
});

test('edges around a turned part take a second and its approach each', () => {
  expect(secondsOf(pin({ edges: { length: 0, turns: 4 } }), 'chamfer')).toBeCloseTo(4 * (1 + 1.45), 9);
});

test('a free form is finished in lines whose distance its crests allow', () => {
  const part = plate([], { curved: { area: 5000, radius: null, faces: [7] } });
  const ball = operationsOf(part).find(({ tool }) => tool.kind === 'ball-mill');
  // Ball ø10, crests of 0.01: lines of √(4 · 10 · 0.01); z 2, fz 0.095, 0.65 deep, where
  // the ball is 2 √(0.65 · 9.35) wide; a quarter more for half-finishing.
  const minutes = (5000 * 1.25) / (Math.sqrt(0.4) * feed(2 * Math.sqrt(0.65 * 9.35), 2, 0.095) * 0.8);
  expect(ball?.seconds).toBeCloseTo(minutes * 60 + 1.5, 1);
  expect(ball?.faces).toEqual([7]);
});

test('a hollow of radius 2 wants a ball of 4, which is slower', () => {
  const part = plate([], { curved: { area: 5000, radius: 2, faces: [] } });
  const wide = plate([], { curved: { area: 5000, radius: null, faces: [] } });
  expect(operationsOf(part).find(({ tool }) => tool.kind === 'ball-mill')?.tool.diameter).toBe(4);
  expect(secondsOf(part, 'finish')).toBeGreaterThan(secondsOf(wide, 'finish'));
});

test('thin walls of a pocket are roughed gently and finished in low layers from both sides', () => {
  const walls = pocket(30, 50, 20, { faces: [1, 2], cornerRadius: null });
  const stout = pocketedBlock([walls]);
  const thin = {
    ...stout,
    thinWalls: [{ thickness: 1, height: 20, faces: [1, 9], at: [0, 0, 0] }],
  } satisfies PartReport;
  const vf = feed(16, 4, 0.1);
  // Volume at half the rate; 160 mm round in 5 layers of 4 × 1 mm from both sides, in 2 layers of 16 where it is stout.
  const more = ((30 * 50 * 20) / (12 * 4 * vf * 0.8)) * 60 + ((160 * (2 * 5 - 2)) / (0.6 * vf)) * 60;
  expect(secondsOf(thin, 'pocket') - secondsOf(stout, 'pocket')).toBeCloseTo(more, 0);
});

test('corners that no cutter reaches are asked about and not counted', () => {
  const [route] = proposeCycle(pocketedBlock([pocket(30, 50, 25, { cornerRadius: 1 })]), c45, [mill]).routes;
  expect(route?.isLeast).toBe(true);
  expect(route?.notes.map(reasonText)).toContain(
    'Angoli interni R1 profondi 25 mm: nessuna fresa ci arriva. Può andare un raggio più grande?',
  );
  const tools = route?.phases.flatMap(({ operations }) => operations.map(({ tool }) => tool.diameter));
  expect(tools).not.toContain(2);
});

test('a letter is as narrow as its stroke, not as its box; its volume is explained', () => {
  // A T of 14 × 14 with strokes of 1.2: 32.16 mm² inside a way of 56 mm, 0.5 deep.
  const letter = pocket(14, 14, 0.5, { cornerRadius: 0, plan: { area: 32.16, perimeter: 56 } });
  const part = { ...pocketedBlock([letter]), volume: 180_000 - 32.16 * 0.5 };
  const [slot] = operationsOf(part).filter(({ kind }) => kind === 'slot');
  expect(slot?.tool.diameter).toBe(1);
  expect(slot?.volume).toBeCloseTo(16.08, 9);
  expect(slot?.seconds).toBeGreaterThan(20);
  expect(proposeCycle(part, c45, [mill]).routes[0]?.explained).toBeCloseTo(1, 3);
});

test('a stroke narrower than any cutter is engraved along its middle', () => {
  // A rectangle 0.41 × 29.59 has this area and way round it.
  const mark = pocket(20, 20, 0.3, { cornerRadius: 0, plan: { area: 12, perimeter: 60 } });
  const [route] = proposeCycle(pocketedBlock([mark]), c45, [mill]).routes;
  expect(route?.isLeast).toBe(false);
  expect(
    route?.phases.flatMap(({ operations }) => operations.map(({ reason }) => reasonText(reason))),
  ).toContain('Incisione di 30 mm, tratto 0,41, profonda 0,3 mm.');
});

test('time that no feature explains is not explained either, however small its volume', () => {
  const share = (part: PartReport) => proposeCycle(part, c45, [mill]).routes[0]?.explained ?? 0;
  const known = pocketedBlock([pocket(30, 50, 10)]);
  const asked = pocketedBlock([pocket(30, 50, 10), pocket(2, 20, 30)]);
  expect(share(known)).toBeGreaterThan(0.99);
  expect(share(asked)).toBeLessThanOrEqual(0.5);
});
