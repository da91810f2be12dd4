import type { Plan } from '@truciolo/contract';
import { addDays, dayInRome, endOfDayInRome, italianDay } from '@truciolo/italian';
import type { Services } from '../../../platform/context.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { expiryMail } from './mails.ts';
import { listEndingSoon, listResponsabili, noteReminder } from './reminders-repository.ts';

const DAY_MS = 86_400_000;
/** Calendar days before the last one, nearest first. A trial is shorter than the first warning of a paid licence. */
const THRESHOLDS: Readonly<Record<Plan, readonly number[]>> = {
  Prova: [1, 7],
  Base: [1, 7, 30],
  Pro: [1, 7, 30],
};

/**
 * Writes to every responsabile whose licence ends within a threshold. Each threshold is announced once per expiry,
 * however often the task runs and however many days it was off.
 */
export async function remindOfExpiry(services: Services): Promise<number> {
  const { handles, clock, policy } = services;
  const now = clock();
  const today = dayInRome(now);
  const until = endOfDayInRome(addDays(today, 30));
  const ending = await handles.directory((db) => listEndingSoon(db, now, until));
  let sent = 0;
  for (const { companyGuid, companyName, plan, expiresAt } of ending) {
    const lastDay = dayInRome(expiresAt);
    const daysLeft = Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_MS);
    const days = THRESHOLDS[plan].find((threshold) => daysLeft <= threshold);
    if (days === undefined) continue;
    sent += await handles.tenant(companyGuid, async (db, afterCommit) => {
      if (!(await noteReminder(db, { companyGuid, expiresAt, days, sentAt: now }))) return 0;
      const people = await listResponsabili(db);
      for (const { firstName, email } of people) {
        const mail = expiryMail({
          firstName,
          companyName,
          plan,
          lastDay: italianDay(lastDay),
          daysLeft,
          publicUrl: policy.publicUrl,
        });
        await queueMail(db, afterCommit, services, { companyGuid, to: email, ...mail });
      }
      return people.length;
    });
  }
  return sent;
}
