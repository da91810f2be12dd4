import { proposeCycle, reasonText } from '@truciolo/cycle';
import { analysePart, type PartReport } from '@truciolo/part';
import { expect, test } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { readPart } from '../src/read-part.ts';
import { aluminium, estimateShop, steel } from './estimate-shop.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep } from './make-parts.ts';
import { processParts } from './process-parts.ts';

const source = kernelSource();

async function makeReports(name: string): Promise<readonly PartReport[]> {
  const build = processParts[name];
  if (!build) throw new Error(name);
  return analysePart(await readPart(makeStep(await openKernel(source), build), 'step', source));
}

const made = new Map<string, ReturnType<typeof makeReports>>();

function reportsOf(name: string): ReturnType<typeof makeReports> {
  const reports = made.get(name) ?? makeReports(name);
  made.set(name, reports);
  return reports;
}

const reportOf = async (name: string) => (await reportsOf(name))[0] as PartReport;

const evidence: readonly (readonly [name: string, process: string, reason: RegExp])[] = [
  ['hollow-profile', 'profile', /profilo estruso, da acquistare/],
  ['short-frame', 'milled', /prismatiche/],
  ['closed-room', 'printed', /vano chiuso/],
  ['sheet-with-pocket', 'milled', /Lastra di 3 mm con 1 tasca cieca/],
  ['shallow-tray', 'milled', /prismatiche/],
  ['boss-and-flange', 'turn-mill', /si tornisce da barra/],
  ['nut-blank', 'turned', /da barra esagonale 30/],
  ['square-journal', 'turned', /da barra quadra 40/],
  ['lever', 'milled', /prismatiche/],
  ['ball-knob', 'turned', /rivoluzione/],
  ['steel-angle', 'profile', /ali sottili/],
  ['heat-sink', 'profile', /ali sottili/],
  ['square-tube', 'profile', /profilo estruso/],
  ['slotted-slide', 'milled', /prismatiche/],
  ['drilled-tube', 'profile', /Tubo ø40 × 3/],
  ['chamfered-bolt', 'turned', /da barra esagonale 30/],
];
/** One part for each reason; tests below read some of them anyway. */
const EVERYDAY = new Set([
  ...['hollow-profile', 'closed-room', 'sheet-with-pocket', 'shallow-tray', 'boss-and-flange', 'nut-blank'],
  ...['square-journal', 'ball-knob', 'steel-angle', 'drilled-tube'],
]);

test.each(
  byScope(
    evidence.filter(([name]) => EVERYDAY.has(name)),
    evidence,
  ),
)('%s: the process and its reason follow the evidence', async (name, process, reason) => {
  const report = await reportOf(name);
  expect(report.process).toBe(process);
  expect(report.processReason).toMatch(reason);
});

test('the sides of a drawn bar are neither turned nor milled', async () => {
  const report = await reportOf('nut-blank');
  expect(report.stock.map(({ label }) => label)).toEqual(['Esagono 30 × 18']);
  expect(report.setups.map(({ kind }) => kind)).toEqual(['turning', 'turning']);
  // Hexagon of √3/2 · 30² less nothing outside: the envelope is the whole prism.
  expect((report.turning?.envelope ?? 0) / (779.423 * 16)).toBeCloseTo(1, 3);
  // Six sides of 30 / √3 × 16.
  expect(report.turning?.drawnArea).toBeCloseTo(6 * (30 / Math.sqrt(3)) * 16, 3);
});

test('an angle of steel is bought, sawn and drilled', async () => {
  const report = await reportOf('steel-angle');
  expect(report.stock.map(({ label }) => label)).toEqual(['Profilo 50 × 50 × 302']);
  expect(report.findings.map(({ text }) => text).join()).toMatch(/profilo commerciale.*È così\?/);
  const [route] = proposeCycle(report, steel, estimateShop).routes;
  // By hand: saw 0.6 min, two clampings, two holes and two tools in each 0.5 min: 3.8 to 4.2 min.
  expect(route?.pieceMinutes).toBeGreaterThan(2.6);
  expect(route?.pieceMinutes).toBeLessThan(5.6);
});

test('grooves of a shaft want their blades: outside, in a bore and in an end', async () => {
  const report = await reportOf('grooved-bush');
  const sizes = report.turning?.grooves?.map(({ width, depth, diameter, internal }) => [
    ...[width, depth, diameter].map((size) => Math.round(size * 100) / 100),
    internal,
  ]);
  expect(sizes?.sort()).toEqual([
    [2.15, 1, 32, true],
    [3.5, 2, 50, false],
    [3.8, 2.5, 55, false],
  ]);
  const [route] = proposeCycle(report, steel, estimateShop).routes;
  const cut = route?.phases.flatMap(({ operations }) => operations.filter(({ kind }) => kind === 'groove'));
  const seconds = cut?.reduce((sum, one) => sum + one.seconds, 0) ?? 0;
  // By hand 0.1 to 0.15 min each.
  expect(seconds / 60).toBeGreaterThan(0.2);
  expect(seconds / 60).toBeLessThan(0.6);
});

test('a bought profile is sawn and drilled: nobody mills its channels', async () => {
  const report = await reportOf('hollow-profile');
  // Section: 40² less four channels of 17²; 300 mm and 1 mm at each end.
  expect(report.stock).toMatchObject([{ kind: 'profile', dimensions: [40, 40, 302] }]);
  expect((report.stock[0]?.volume ?? 0) / ((1600 - 4 * 289) * 302)).toBeCloseTo(1, 3);
  expect(report.findings.map(({ code }) => code)).toEqual(['drawn-profile']);
  const [route] = proposeCycle(report, aluminium, estimateShop).routes;
  const kinds = route?.phases.flatMap(({ operations }) => operations.map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(new Set(['saw', 'spot', 'drill']));
  // By hand: saw 0.6 min, one clamping 1 min, two holes and two tools 0.4 min.
  expect((route?.pieceMinutes ?? 0) / 2).toBeCloseTo(1, 0);
});

test('a printed part gets a question instead of minutes', async () => {
  const { routes, refusals } = proposeCycle(await reportOf('closed-room'), aluminium, estimateShop);
  expect(routes).toEqual([]);
  expect(refusals.map(reasonText)).toEqual([
    'Il pezzo sembra progettato per la stampa 3D: se va ricavato dal pieno, indica «fresato» come lavorazione.',
  ]);
});

test('the middle of a ring that is cut through a plate is waste, not a part', async () => {
  const [plate, island] = await reportsOf('loose-island');
  expect(plate?.findings.map(({ code }) => code)).not.toContain('loose-island');
  expect(island?.findings[0]).toMatchObject({ code: 'loose-island' });
  expect(proposeCycle(island as PartReport, aluminium, estimateShop).routes).toEqual([]);
});

test('engraved letters have sharp corners, and nobody is asked about spark erosion for them', async () => {
  const bytes = makeStep(await openKernel(source), (m) =>
    m.cutAll(m.box([120, 60, 15]), [
      m.box([2, 12, 0.6], [20, 20, 14.5]),
      m.box([10, 2, 0.6], [20, 20, 14.5]),
      m.box([3, 12, 0.6], [60, 20, 14.5]),
    ]),
  );
  const [plate] = analysePart(await readPart(bytes, 'step', source));
  expect(plate).toMatchObject({ sharpCorners: 0, minInternalRadius: null });
  expect(plate?.findings.map(({ code }) => code)).not.toContain('sharp-corner');
});
