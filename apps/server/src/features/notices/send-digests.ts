import type { Services } from '../../platform/context.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { findUser } from '../identity/index.ts';
import { digestMail } from './mails.ts';
import { listDigests, takeDigest } from './repository.ts';

type DigestServices = Pick<Services, 'handles' | 'clock' | 'tasks' | 'policy'>;

/** One mail per user with the waiting notices. Claimed and queued in one transaction: never twice, never lost. */
export async function sendDigests({ handles, policy, ...services }: DigestServices): Promise<void> {
  for (const { companyGuid, userGuid } of await handles.directory(listDigests)) {
    await handles.tenant(companyGuid, async (db, afterCommit) => {
      const waiting = await takeDigest(db, userGuid);
      const person = await findUser(db, userGuid);
      if (waiting.length === 0 || person?.status !== 'active') return;
      const news = waiting.map(({ kind, who, count, aboutGuid, of, number, customerName }) => ({
        kind,
        who,
        count,
        about: { of, guid: aboutGuid, number, customerName },
      }));
      const mail = digestMail(news, person.firstName, policy.publicUrl);
      await queueMail(db, afterCommit, services, { companyGuid, to: person.email, ...mail });
    });
  }
}
