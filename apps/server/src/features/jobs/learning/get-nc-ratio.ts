import { findOutliers, learnRatios } from '@truciolo/calibration';
import { jobTimes, type TimedJob } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { jobsBehind } from './jobs-behind.ts';
import { listMeasured, toNcObservation } from './measured-repository.ts';

/** Measured ratio of the NC programs of a machine, without outliers. */
export const getNcRatio = endpoint(jobTimes.nc, ({ tenant }, { params }) =>
  tenant(async (db) => {
    const machine = await db
      .selectFrom('machines')
      .select('timedJobs')
      .where('guid', '=', params.guid)
      .executeTakeFirst();
    if (!machine) throw new AppError('NOT_FOUND');
    const taken = new Set((machine.timedJobs as readonly TimedJob[]).map(({ job }) => job));
    const timed = (await listMeasured(db)).flatMap((row) => {
      const observation = row.machineGuid === params.guid ? toNcObservation(row) : null;
      return observation ? [{ row, observation }] : [];
    });
    // Outliers are found among all times, including those taken over before.
    const { questions } = findOutliers(timed.map(({ observation }) => observation));
    const odd = new Set(questions.map(({ observation }) => observation.job));
    const rows = timed.filter(({ row }) => !taken.has(row.number) && !odd.has(row.guid));
    const { ratioFor, counted } = learnRatios(rows.map(({ observation }) => observation));
    const [first] = rows;
    if (counted === 0 || !first) return { ratio: null };
    const { jobs, ...band } = ratioFor(first.observation);
    return {
      ratio: {
        ...band,
        ...jobsBehind(rows.filter(({ row }) => jobs.includes(row.guid))),
      },
    };
  }),
);
