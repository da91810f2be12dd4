import type { Services } from '../../platform/context.ts';
import { mailDelivered, mailFailing } from '../../platform/mail/mail-tasks.ts';
import { task } from '../../platform/tasks/task.ts';
import { freezeEarlier } from '../quotes/index.ts';
import { noteDelivery, sweepDeliveries } from './delivery/note-delivery.ts';
import { notifyDeliveryFailure } from './delivery/notify-delivery-failure.ts';
import { expireQuotes } from './life/expire-quotes.ts';
import { remindOfEnd } from './life/remind-of-end.ts';
import { storeNewPdfs } from './stored-pdf.ts';

const deliveredSweep = task({
  name: 'mail-delivered-sweep',
  retries: 0,
  retryDelay: 1,
  schedule: '*/10 * * * *',
});
// Runs after midnight: some quotes expired yesterday.
const quoteExpiry = task({ name: 'quote-expiry', retries: 3, retryDelay: 60, schedule: '10 0 * * *' });
const quoteReminders = task({ name: 'quote-reminders', retries: 3, retryDelay: 60, schedule: '30 7 * * *' });

// Revisions sent by link or by hand are printed within a minute, with the current layout.
const pdfStoring = task({ name: 'quote-pdf-keeping', retries: 3, retryDelay: 30, schedule: '* * * * *' });
// Revisions that were sent before offers were stored, and that nobody has opened since.
const earlierFreezing = task({ name: 'quote-freezing', retries: 3, retryDelay: 60, schedule: '40 3 * * *' });

export async function startQuoteDocumentTasks(services: Services): Promise<void> {
  const { tasks } = services;
  await tasks.work(mailDelivered, (mail) => noteDelivery(services, mail));
  await tasks.work(mailFailing, (mail) => notifyDeliveryFailure(services, mail));
  await tasks.work(deliveredSweep, () => sweepDeliveries(services));
  await tasks.work(quoteExpiry, async () => void (await expireQuotes(services)));
  await tasks.work(pdfStoring, async () => void (await storeNewPdfs(services)));
  await tasks.work(earlierFreezing, async () => void (await freezeEarlier(services)));
  await tasks.work(quoteReminders, async () => void (await remindOfEnd(services)));
}
