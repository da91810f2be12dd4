import { task } from '../tasks/task.ts';

// Twelve tries from 5 s, doubling: a mail server may be away for half a day.
export const sendMail = task<{ readonly outboxGuid: string }>({ name: 'mail', retries: 12, retryDelay: 5 });

export const mailSweep = task({ name: 'mail-sweep', retries: 0, retryDelay: 1, schedule: '* * * * *' });

/** A mail with a file was refused so often that its sender is notified; retries continue. */
export const mailFailing = task<{ readonly companyGuid: string; readonly outboxGuid: string }>({
  name: 'mail-failing',
  retries: 3,
  retryDelay: 5,
});

/** A mail server has taken a mail that carries a file; who sent the file works on it. */
export const mailDelivered = task<{ readonly companyGuid: string; readonly outboxGuid: string }>({
  name: 'mail-delivered',
  retries: 10,
  retryDelay: 2,
});
