import type { Services } from '../../../platform/context.ts';
import { freezeMailed } from '../../quotes/index.ts';
import { findUser } from '../../users/index.ts';
import { takeDelivered } from './repository.ts';

interface Delivered {
  readonly companyGuid: string;
  readonly outboxGuid: string;
}

/** A mail server has taken a quote: now it is sent, as it was printed. A second call changes nothing. */
export async function noteDelivery(
  { handles, clock }: Pick<Services, 'handles' | 'clock'>,
  { companyGuid, outboxGuid }: Delivered,
): Promise<void> {
  await handles.tenant(companyGuid, async (db) => {
    const mail = await takeDelivered(db, outboxGuid, clock());
    if (!mail) return;
    const sender = await findUser(db, mail.sentBy);
    const actor = sender
      ? { userGuid: sender.guid, firstName: sender.firstName, lastName: sender.lastName }
      : null;
    const { quoteGuid, revision, document, sentBy } = mail;
    await freezeMailed(db, { quoteGuid, revision, document, sentBy }, { actor, at: clock() });
  });
}
