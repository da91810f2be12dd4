import type { Services } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { mailDelivered, mailFailing } from '../../platform/mail/mail-jobs.ts';
import { freezeEarlier } from '../quotes/index.ts';
import { noteDelivery, sweepDeliveries } from './delivery/note-delivery.ts';
import { tellFailure } from './delivery/tell-failure.ts';
import { keepNewPdfs } from './kept-pdf.ts';
import { expireQuotes } from './life/expire-quotes.ts';
import { remindOfEnd } from './life/remind-of-end.ts';

const deliveredSweep = job({
  name: 'mail-delivered-sweep',
  retries: 0,
  retryDelay: 1,
  schedule: '*/10 * * * *',
});
// Runs after midnight: some quotes expired yesterday.
const quoteExpiry = job({ name: 'quote-expiry', retries: 3, retryDelay: 60, schedule: '10 0 * * *' });
const quoteReminders = job({ name: 'quote-reminders', retries: 3, retryDelay: 60, schedule: '30 7 * * *' });

// Revisions sent by link or by hand are printed within a minute, with the current layout.
const pdfKeeping = job({ name: 'quote-pdf-keeping', retries: 3, retryDelay: 30, schedule: '* * * * *' });
// Revisions that were sent before offers were stored, and that nobody has opened since.
const earlierFreezing = job({ name: 'quote-freezing', retries: 3, retryDelay: 60, schedule: '40 3 * * *' });

export async function startQuoteDocumentWorkers(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work(mailDelivered, (mail) => noteDelivery(services, mail));
  await jobs.work(mailFailing, (mail) => tellFailure(services, mail));
  await jobs.work(deliveredSweep, () => sweepDeliveries(services));
  await jobs.work(quoteExpiry, async () => void (await expireQuotes(services)));
  await jobs.work(pdfKeeping, async () => void (await keepNewPdfs(services)));
  await jobs.work(earlierFreezing, async () => void (await freezeEarlier(services)));
  await jobs.work(quoteReminders, async () => void (await remindOfEnd(services)));
}
