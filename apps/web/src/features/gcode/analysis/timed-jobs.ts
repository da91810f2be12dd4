import {
  type Machine as MachineRow,
  type MeasuredWork,
  MOST_TIMED_JOBS,
  type TimedJob,
} from '@truciolo/contract';
import { type Calibration, calibrate, NO_CALIBRATION, type Report } from '@truciolo/gcode';
import { localText } from '../../../lib/stored-text.ts';

/** s */
const MINUTE = 60;

/** Timed jobs were once stored in the browser: those of a machine that has none on the server still count. */
const keyOf = (machineGuid: string) => `cam-calibration-${machineGuid}`;

const isJob = (value: unknown): value is TimedJob =>
  typeof value === 'object' &&
  value !== null &&
  ['cutting', 'rapid', 'toolChange', 'other', 'measured'].every((key) =>
    Number.isFinite((value as Record<string, unknown>)[key]),
  );

function jobsOfBrowser(machineGuid: string): TimedJob[] {
  try {
    const stored: unknown = JSON.parse(localText.read(keyOf(machineGuid)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isJob) : [];
  } catch {
    return [];
  }
}

export const forgetJobsOfBrowser = (machineGuid: string): void => localText.remove(keyOf(machineGuid));

/** Newest first. */
export const jobsOf = ({ guid, timedJobs }: MachineRow): readonly TimedJob[] =>
  timedJobs.length > 0 ? timedJobs : jobsOfBrowser(guid);

export function calibrationOf(jobs: readonly TimedJob[]): Calibration | null {
  return jobs.length > 0 ? calibrate(jobs) : null;
}

/**
 * The machine's timed jobs after those that the shop measured. A phase has no split of its minutes into cuts and
 * rapids: all count as cutting. Planned times are without the factors already learnt.
 */
export function withMeasured(
  jobs: readonly TimedJob[],
  measured: Pick<MeasuredWork, 'jobs'>,
  calibration: Calibration | null,
): TimedJob[] {
  const { cutting } = calibration?.factors ?? NO_CALIBRATION;
  const told = measured.jobs.map(({ number, planned, actual }) => ({
    cutting: (planned * MINUTE) / cutting,
    rapid: 0,
    toolChange: 0,
    other: 0,
    measured: actual * MINUTE,
    job: number,
  }));
  return [...told, ...jobs].slice(0, MOST_TIMED_JOBS);
}

/** With a timed job in front: the report's times go in as planned, without the factors already learnt. */
export function withJob(
  jobs: readonly TimedJob[],
  { time }: Report,
  measured: number,
  calibration: Calibration | null,
): TimedJob[] {
  const factors = calibration?.factors ?? NO_CALIBRATION;
  const job: TimedJob = {
    cutting: time.cutting / factors.cutting,
    rapid: time.rapid / factors.rapid,
    toolChange: time.toolChange / factors.toolChange,
    other: time.dwell + time.other,
    measured,
  };
  return [job, ...jobs].slice(0, MOST_TIMED_JOBS);
}
