import { expect, it } from 'vitest';
import { listFeatures } from './list-features.ts';
import { paintLegend } from './paint-legend.ts';
import { sampleReport } from './sample-report.ts';

const report = sampleReport({
  setups: [
    { kind: 'milling', direction: [0, 0, 1], indexed: [], faces: [1] },
    { kind: 'milling', direction: [0, 0, -1], indexed: [], faces: [2] },
  ],
});
const painted = { groups: listFeatures(report), setups: report.setups, dropped: [] };
const labels = (...args: Parameters<typeof paintLegend>) => paintLegend(...args).map(({ label }) => label);

it('names the kinds of features that are coloured, the selection first', () => {
  expect(labels(painted, 'feature', true)).toEqual(['Selezione', 'Fori', 'Tasche']);
  expect(labels(painted, 'feature', false)).toEqual(['Fori', 'Tasche']);
});

it('names the set-ups where they are coloured, and nothing for the colours of the file', () => {
  expect(labels(painted, 'setup', false)).toEqual(['Presa 1', 'Presa 2']);
  expect(labels(painted, 'file', false)).toEqual([]);
});

it('a kind whose rows were all dropped is not coloured', () => {
  const dropped = painted.groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(labels({ ...painted, dropped }, 'feature', false)).toEqual([]);
});
