import { job } from '../jobs/job.ts';

// Twelve tries from 5 s, doubling: a mail server may be away for half a day.
export const sendMail = job<{ readonly outboxGuid: string }>({ name: 'mail', retries: 12, retryDelay: 5 });

export const mailSweep = job({ name: 'mail-sweep', retries: 0, retryDelay: 1, schedule: '* * * * *' });

/** A mail with a file was refused so often that its sender should know; it is tried on all the same. */
export const mailFailing = job<{ readonly companyGuid: string; readonly outboxGuid: string }>({
  name: 'mail-failing',
  retries: 3,
  retryDelay: 5,
});

/** A mail server has taken a mail that carries a file; who sent the file works on it. */
export const mailDelivered = job<{ readonly companyGuid: string; readonly outboxGuid: string }>({
  name: 'mail-delivered',
  retries: 10,
  retryDelay: 2,
});
