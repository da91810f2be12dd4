import type { Machine } from '@truciolo/contract';
import { analyze } from '@truciolo/gcode';
import { describe, expect, it } from 'vitest';
import { calibrationOf, jobsOf, withJob } from './timed-jobs.ts';

const { report } = analyze(
  new TextEncoder().encode('G21 G17\nT1 M6\nS1000 M3\nG0 X0 Y0 Z5\nG1 Z-1 F100\nX90\nM30'),
);

describe('timed jobs', () => {
  it('go in as planned, whatever was already learnt, and the oldest leave', () => {
    const first = withJob([], report, report.time.total * 1.2, null);
    expect(first[0]?.cutting).toBeCloseTo(report.time.cutting, 9);
    const calibration = calibrationOf(first);
    expect(calibration?.jobs).toBe(1);
    const learnt = calibration && { ...calibration, factors: { cutting: 2, rapid: 1, toolChange: 1 } };
    expect(withJob(first, report, 100, learnt)[0]?.cutting).toBeCloseTo(report.time.cutting / 2, 9);
    expect(withJob(Array(30).fill(first[0]), report, 7, null)).toHaveLength(30);
  });

  it('come from the machine', () => {
    const timedJobs = withJob([], report, 60, null);
    expect(jobsOf({ guid: 'g', timedJobs } as unknown as Machine)).toBe(timedJobs);
    expect(calibrationOf([])).toBeNull();
  });
});
