import type { Finding } from '@truciolo/part';
import { expect, it } from 'vitest';
import { noCorrections, toggleDropped, withThread } from './corrections.ts';
import { openFindings } from './open-findings.ts';
import { sampleReport } from './sample-report.ts';

const finding = (code: Finding['code'], faces: readonly number[]): Finding => ({
  code,
  level: 'question',
  text: code,
  faces,
});
const report = sampleReport({
  findings: [
    finding('thread-question', [3, 4, 5, 6]),
    finding('deep-hole', [3, 4, 5, 6]),
    finding('unit-unknown', []),
  ],
});
const codes = (corrections: typeof noCorrections) =>
  openFindings(report, corrections).map(({ code }) => code);

it('an answered thread raises no question, but its depth does', () => {
  expect(codes(withThread(noCorrections, 0, null))).toEqual(['deep-hole', 'unit-unknown']);
});

it('a dropped hole removes its findings; those about the file stay', () => {
  expect(codes(toggleDropped(noCorrections, 'hole-0'))).toEqual(['unit-unknown']);
  expect(codes(noCorrections)).toHaveLength(3);
});

it('a unit that was said is asked no more', () => {
  expect(openFindings(report, noCorrections, 'inch').map(({ code }) => code)).not.toContain('unit-unknown');
});
