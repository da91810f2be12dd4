import type { Services } from '../../../platform/context.ts';
import { findUser } from '../../identity/index.ts';
import { freezeMailed } from '../../quotes/index.ts';
import { isTaken, listUnderWay, takeDelivered } from './repository.ts';

interface Delivered {
  readonly companyGuid: string;
  readonly outboxGuid: string;
}

/** The mail server has accepted a quote: it is now sent, as printed. A second call changes nothing. */
export async function noteDelivery(
  { handles, clock, workers }: Pick<Services, 'handles' | 'clock' | 'workers'>,
  { companyGuid, outboxGuid }: Delivered,
): Promise<void> {
  await handles.tenant(companyGuid, async (db) => {
    const mail = await takeDelivered(db, outboxGuid, clock());
    if (!mail) return;
    const sender = await findUser(db, mail.sentBy);
    const actor = sender
      ? { userGuid: sender.guid, firstName: sender.firstName, lastName: sender.lastName }
      : null;
    const { quoteGuid, revision, document, sentBy, content, pdfFile, pdfSha256 } = mail;
    const printed =
      content && pdfFile && pdfSha256 ? { content, pdf: { file: pdfFile, sha256: pdfSha256 } } : null;
    const mailed = { quoteGuid, revision, document, sentBy, printed };
    await freezeMailed(db, { workers, clock }, mailed, { actor, at: clock() });
  });
}

/** Deliveries whose word was lost: the process died between the mail server's answer and the note of it. */
export async function sweepDeliveries(
  services: Pick<Services, 'handles' | 'clock' | 'policy' | 'workers'>,
): Promise<void> {
  const { handles, policy } = services;
  // Without a mail server a mail counts as sent once it is a file, which is not a delivery.
  if (!policy.sendsMail) return;
  for (const mail of await handles.directory(listUnderWay)) {
    const taken = await handles.tenant(mail.companyGuid, (db) => isTaken(db, mail.outboxGuid));
    if (taken) await noteDelivery(services, mail);
  }
}
