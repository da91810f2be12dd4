import { type Calibration, calibrate, type MeasuredJob, type Report } from '@truciolo/gcode';
import { localText } from '../../../lib/stored-text.ts';

/** Jobs timed on a machine, kept in this browser. The oldest leave first. */
const KEPT = 30;
const keyOf = (machineGuid: string) => `cam-calibration-${machineGuid}`;

const isJob = (value: unknown): value is MeasuredJob =>
  typeof value === 'object' &&
  value !== null &&
  ['cutting', 'rapid', 'toolChange', 'other', 'measured'].every((key) =>
    Number.isFinite((value as Record<string, unknown>)[key]),
  );

export function readJobs(machineGuid: string): MeasuredJob[] {
  try {
    const stored: unknown = JSON.parse(localText.read(keyOf(machineGuid)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isJob) : [];
  } catch {
    return [];
  }
}

export function calibrationOf(machineGuid: string | null): Calibration | null {
  const jobs = machineGuid ? readJobs(machineGuid) : [];
  return jobs.length > 0 ? calibrate(jobs) : null;
}

/** Adds a timed job: the report's times go in as planned, without the factors already learnt. */
export function addJob(
  machineGuid: string,
  report: Report,
  measured: number,
  calibration: Calibration | null,
): void {
  const { cutting, rapid, toolChange, dwell, other } = report.time;
  const factors = calibration?.factors ?? { cutting: 1, rapid: 1, toolChange: 1 };
  const job: MeasuredJob = {
    cutting: cutting / factors.cutting,
    rapid: rapid / factors.rapid,
    toolChange: toolChange / factors.toolChange,
    other: dwell + other,
    measured,
  };
  localText.write(keyOf(machineGuid), JSON.stringify([job, ...readJobs(machineGuid)].slice(0, KEPT)));
}

export const forgetJobs = (machineGuid: string): void => localText.remove(keyOf(machineGuid));
