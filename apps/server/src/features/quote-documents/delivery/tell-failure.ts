import type { Services } from '../../../platform/context.ts';
import { tell } from '../../notices/index.ts';
import { findQuote } from '../../quotes/index.ts';
import { findMail } from './repository.ts';

interface Failing {
  readonly companyGuid: string;
  readonly outboxGuid: string;
}

/** Who sent the quote hears that it does not arrive, and what the mail server says. */
export async function tellFailure(services: Services, { companyGuid, outboxGuid }: Failing): Promise<void> {
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
