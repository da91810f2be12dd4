import { type Machine, machines, type TimedJob } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** The jobs timed on a machine, in place of those the page knew. */
export const saveTimedJobs = ({ guid, timedJobs }: Machine, jobs: TimedJob[]): Promise<Machine> =>
  api(machines.update, { params: { guid }, body: { base: { timedJobs }, changes: { timedJobs: jobs } } });
