import { job } from '../../../platform/jobs/job.ts';

/** Mailed apart from the call: the answer takes as long for an unknown address. */
export const passwordReset = job<{ readonly email: string }>({
  name: 'password-reset',
  retries: 5,
  retryDelay: 2,
});
