import type { Services } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { mailDelivered } from '../../platform/mail/mail-jobs.ts';
import { noteDelivery, sweepDeliveries } from './delivery/note-delivery.ts';
import { expireQuotes } from './life/expire-quotes.ts';
import { remindOfEnd } from './life/remind-of-end.ts';

const deliveredSweep = job({
  name: 'mail-delivered-sweep',
  retries: 0,
  retryDelay: 1,
  schedule: '*/10 * * * *',
});
// Yesterday was the last day of some quotes.
const quoteExpiry = job({ name: 'quote-expiry', retries: 3, retryDelay: 60, schedule: '10 0 * * *' });
const quoteReminders = job({ name: 'quote-reminders', retries: 3, retryDelay: 60, schedule: '30 7 * * *' });

export async function startQuoteDocumentWorkers(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work(mailDelivered, (mail) => noteDelivery(services, mail));
  await jobs.work(deliveredSweep, () => sweepDeliveries(services));
  await jobs.work(quoteExpiry, async () => void (await expireQuotes(services)));
  await jobs.work(quoteReminders, async () => void (await remindOfEnd(services)));
}
