import { expect, it } from 'vitest';
import { compareParts } from './compare-parts.ts';
import { sampleHole, sampleReport } from './sample-report.ts';

it('the same part has no changes', () => {
  const { figures, features } = compareParts(sampleReport(), sampleReport());
  expect(figures.filter(({ isChanged }) => isChanged)).toEqual([]);
  expect(features).toEqual([]);
});

it('lists added, removed and more frequent features, with their faces', () => {
  const before = sampleReport({ holes: [sampleHole({ count: 4 }), sampleHole({ diameter: 5, count: 1 })] });
  const after = sampleReport({
    volume: 230_000,
    holes: [sampleHole({ count: 6, faces: [1, 2] })],
    pockets: [],
  });
  const { figures, features } = compareParts(before, after);
  expect(figures[0]).toEqual({ label: 'Volume cm³', before: '238,80', after: '230,00', isChanged: true });
  expect(features).toEqual([
    { text: 'Fori: ø6,8 cieco 18', before: 4, after: 6, faces: [1, 2] },
    { text: 'Fori: ø5 cieco 18', before: 1, after: 0, faces: [] },
    { text: 'Tasche: 16 × 12 × 8 R3', before: 1, after: 0, faces: [] },
  ]);
});
