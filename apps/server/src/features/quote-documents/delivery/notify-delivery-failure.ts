import type { Services } from '../../../platform/context.ts';
import { tell } from '../../notices/index.ts';
import { findQuote } from '../../quotes/index.ts';
import { findMail } from './repository.ts';

interface Failing {
  readonly companyGuid: string;
  readonly outboxGuid: string;
}

/** Notifies the sender that the quote cannot be delivered, with the answer of the mail server. */
export async function notifyDeliveryFailure(
  services: Services,
  { companyGuid, outboxGuid }: Failing,
): Promise<void> {
  await services.handles.tenant(companyGuid, async (db, afterCommit) => {
    const mail = await findMail(db, outboxGuid);
    const quote = mail && (await findQuote(db, mail.quoteGuid));
    if (!quote) return;
    await tell(db, afterCommit, services, {
      kind: 'mail-failed',
      companyGuid,
      quote,
      to: mail.sentBy,
      who: mail.recipient,
      text: mail.lastError ?? '',
      onceKey: `mail-failed:${outboxGuid}`,
    });
  });
}
