import { task } from '../../../platform/tasks/task.ts';

/** Mailed apart from the call: the answer takes as long for an unknown address. */
export const passwordReset = task<{ readonly email: string }>({
  name: 'password-reset',
  retries: 5,
  retryDelay: 2,
});
