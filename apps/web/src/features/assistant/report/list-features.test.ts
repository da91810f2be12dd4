import { expect, it } from 'vitest';
import { correct, noCorrections } from './corrections.ts';
import { listFeatures } from './list-features.ts';
import { sampleHole, samplePocket, sampleReport } from './sample-report.ts';

it('lists holes in the words of a shop, with their count and pattern', () => {
  const [holes, pockets] = listFeatures(sampleReport());
  expect(holes).toMatchObject({ title: 'Fori', count: 12 });
  expect(holes?.rows[0]).toMatchObject({
    id: 'hole-0',
    count: 4,
    label: 'ø6,8 cieco 18',
    detail: 'su un cerchio ø66',
  });
  expect(holes?.rows[1]?.label).toBe('ø9 passante 28');
  expect(pockets?.rows[0]).toMatchObject({ label: '16 × 12 × 8', detail: 'R3' });
});

it('lists counterbore, countersink, keyway, sharp corners and open questions', () => {
  const report = sampleReport({
    holes: [
      sampleHole({
        counterbore: { diameter: 11, depth: 6 },
        countersink: { diameter: 10.4, angle: 90 },
        keyway: true,
        pattern: null,
      }),
    ],
    pockets: [samplePocket({ cornerRadius: 0, through: true })],
    slots: [samplePocket({ kind: 'slot', open: true, cornerRadius: null })],
  });
  const details = listFeatures(report).map(({ rows }) => rows[0]?.detail);
  expect(details).toEqual([
    'lamatura ø11 × 6 · svasatura 90° ø10,4 · con cava per linguetta',
    'spigolo vivo · passante',
    'aperta',
  ]);
});

it('a plain block has nothing to list', () => {
  expect(listFeatures(sampleReport({ holes: [], pockets: [] }))).toEqual([]);
});

it('thin walls and undercuts are rows with their faces', () => {
  const report = sampleReport({
    holes: [],
    pockets: [],
    thinWalls: [{ thickness: 1.2, height: 38, faces: [1, 2], at: [0, 0, 0] }],
    undercuts: [8, 9],
  });
  expect(listFeatures(report).map(({ kind, rows }) => [kind, rows[0]?.faces])).toEqual([
    ['wall', [1, 2]],
    ['undercut', [8, 9]],
  ]);
});

it('contour, teeth and modelled threads are rows in words of the shop', () => {
  const report = sampleReport({
    holes: [],
    pockets: [],
    outline: { direction: [0, 0, 1], depth: 8, perimeter: 380, volume: 5760, faces: [1] },
    teeth: [{ teeth: 12, diameter: 40, length: 10, axis: [0, 0, 1], faces: [2] }],
    threads: [
      {
        internal: true,
        leftHand: false,
        major: 5.13,
        minor: 4.23,
        pitch: 0.8,
        length: 3.9,
        axis: [0, 0, 1],
        centre: [0, 0, 0],
        designation: 'M5',
        faces: [3],
      },
    ],
  });
  expect(listFeatures(report).map(({ title, rows }) => [title, rows[0]?.label, rows[0]?.detail])).toEqual([
    ['Filetti modellati', 'M5 interno, lungo 3,9', 'ø5,13 · passo 0,8'],
    ['Contorno', 'sviluppo 380, altezza 8', 'fresato tutt’attorno'],
    ['Dentature', '12 denti, ø40 × 10', 'la lavorazione va indicata'],
  ]);
});

it('pockets with the same text are one row with their number, dropped together', () => {
  const other = samplePocket({ length: 20, faces: [30] });
  const report = sampleReport({ pockets: [samplePocket(), other, samplePocket({ faces: [20, 21] })] });
  const pockets = listFeatures(report).find(({ kind }) => kind === 'pocket');
  expect(pockets).toMatchObject({ count: 3, rows: [{ id: 'pocket-0+2', count: 2 }, { count: 1 }] });
  expect(pockets?.rows[0]?.faces).toEqual([10, 11, 20, 21]);
  const corrected = correct(report, { ...noCorrections, dropped: ['pocket-0+2'] });
  expect(corrected.report.pockets).toEqual([other]);
});
