import { countHoles } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { correct, noCorrections, toggleDropped, withThread } from './corrections.ts';
import { sampleReport } from './sample-report.ts';

it('without corrections the report stays unchanged', () => {
  const report = sampleReport();
  expect(correct(report, noCorrections).report).toBe(report);
});

it('a dropped hole is not counted, and threads follow their group', () => {
  const said = withThread(withThread(noCorrections, 0, 'M8'), 1, null);
  const { report, threads } = correct(sampleReport(), toggleDropped(said, 'hole-0'));
  expect(countHoles(report.holes)).toBe(8);
  expect(threads).toEqual({ 0: null });
});

it('dropping twice restores it', () => {
  const once = toggleDropped(noCorrections, 'pocket-0');
  expect(correct(sampleReport(), once).report.pockets).toHaveLength(0);
  expect(correct(sampleReport(), toggleDropped(once, 'pocket-0')).report.pockets).toHaveLength(1);
});

it('another process is marked as chosen by hand', () => {
  const { report } = correct(sampleReport(), { ...noCorrections, process: 'milled' });
  expect(report).toMatchObject({ process: 'milled', processReason: 'Indicato a mano.' });
});

it('the question about a thread can be reopened', () => {
  expect(withThread(withThread(noCorrections, 0, 'M8'), 0, undefined)).toEqual(noCorrections);
});
