import { expect, it } from 'vitest';
import { listFeatures } from './list-features.ts';
import { sampleHole, samplePocket, sampleReport } from './sample-report.ts';

it('lists holes as a shop says them, with their count and pattern', () => {
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

it('tells counterbore, countersink, keyway, sharp corners and what is open', () => {
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

it('a bare block has nothing to list', () => {
  expect(listFeatures(sampleReport({ holes: [], pockets: [] }))).toEqual([]);
});

it('thin walls and undercuts are rows with their faces', () => {
  const report = sampleReport({
    holes: [],
    pockets: [],
    thinWalls: [{ thickness: 1.2, faces: [1, 2], at: [0, 0, 0] }],
    undercuts: [8, 9],
  });
  expect(listFeatures(report).map(({ kind, rows }) => [kind, rows[0]?.faces])).toEqual([
    ['wall', [1, 2]],
    ['undercut', [8, 9]],
  ]);
});
