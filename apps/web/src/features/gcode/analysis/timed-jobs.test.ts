import type { Machine } from '@truciolo/contract';
import { analyze } from '@truciolo/gcode';
import { describe, expect, it } from 'vitest';
import { calibrationOf, jobsOf, withJob, withMeasured } from './timed-jobs.ts';

const { report } = analyze(
  new TextEncoder().encode('G21 G17\nT1 M6\nS1000 M3\nG0 X0 Y0 Z5\nG1 Z-1 F100\nX90\nM30'),
);

describe('timed jobs', () => {
  it('are stored as planned, whatever was learnt before, and the oldest are dropped', () => {
    const first = withJob([], report, report.time.total * 1.2, null);
    expect(first[0]?.cutting).toBeCloseTo(report.time.cutting, 9);
    const calibration = calibrationOf(first);
    expect(calibration?.jobs).toBe(1);
    const learnt = calibration && { ...calibration, factors: { cutting: 2, rapid: 1, toolChange: 1 } };
    expect(withJob(first, report, 100, learnt)[0]?.cutting).toBeCloseTo(report.time.cutting / 2, 9);
    expect(withJob(Array(30).fill(first[0]), report, 7, null)).toHaveLength(30);
  });

  it('come from the jobs of the shop too, and calibrate the estimate', () => {
    const jobs = [1.2, 1.19, 1.21].map((ratio, index) => ({
      guid: 'g',
      number: `C-${index}`,
      part: '',
      planned: 600,
      actual: 600 * ratio,
    }));
    const taken = withMeasured([], { jobs }, null);
    expect(taken[0]).toEqual({
      cutting: 36_000,
      rapid: 0,
      toolChange: 0,
      other: 0,
      measured: 43_200,
      job: 'C-0',
    });
    const calibration = calibrationOf(taken);
    expect(calibration?.factors.cutting).toBeGreaterThan(1.1);
    // Planned with that factor already: it is taken off again.
    expect(withMeasured([], { jobs }, calibration)[0]?.cutting).toBeCloseTo(
      36_000 / (calibration?.factors.cutting ?? 0),
      6,
    );
  });

  it('come from the machine', () => {
    const timedJobs = withJob([], report, 60, null);
    expect(jobsOf({ guid: 'g', timedJobs } as unknown as Machine)).toBe(timedJobs);
    expect(calibrationOf([])).toBeNull();
  });
});
