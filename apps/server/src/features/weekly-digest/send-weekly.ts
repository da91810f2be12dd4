import { dayInRome } from '@truciolo/italian';
import type { Services } from '../../platform/context.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { listLeaders, wantsWeekly } from '../notices/index.ts';
import { weekMail } from './mails.ts';
import { readWeek, type Week } from './read-week.ts';

type DigestServices = Pick<Services, 'handles' | 'clock' | 'tasks' | 'policy'>;

const isQuiet = ({ period, open }: Week): boolean => period.sent.count + open.count === 0;

/** Sent to users who lead a company and have not switched it off; companies without quotes get none. */
export async function sendWeekly({ handles, policy, ...services }: DigestServices): Promise<void> {
  const today = dayInRome(services.clock());
  const companies = await handles.directory((db) =>
    db.selectFrom('companies').select(['guid', 'name']).where('kind', '=', 'consumer').execute(),
  );
  for (const { guid: companyGuid, name } of companies) {
    await handles.tenant(companyGuid, async (db, afterCommit) => {
      const week = await readWeek(db, today);
      if (isQuiet(week)) return;
      for (const person of await listLeaders(db)) {
        if (!(await wantsWeekly(db, person.guid))) continue;
        const mail = weekMail(week, {
          company: name,
          firstName: person.firstName,
          publicUrl: policy.publicUrl,
        });
        await queueMail(db, afterCommit, services, { companyGuid, to: person.email, ...mail });
      }
    });
  }
}
