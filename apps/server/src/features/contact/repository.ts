import type { ContactMessage } from '@truciolo/contract';
import type { Actor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { newGuid } from '../../platform/guid.ts';

type NewMessage = Pick<ContactMessage, 'name' | 'email' | 'company' | 'phone' | 'message'> & {
  readonly companyGuid: string;
  readonly actor: Actor | null;
  /** Recipient at the reseller. */
  readonly adminGuid: string | null;
  readonly now: Date;
};

export async function createContactMessage(db: Db, message: NewMessage): Promise<void> {
  const { companyGuid, actor, adminGuid, now, name, email, company, phone, message: text } = message;
  await db
    .insertInto('contactMessages')
    .values({
      guid: newGuid(now),
      companyGuid,
      fromCompanyGuid: actor?.companyGuid ?? null,
      adminGuid,
      fromUserGuid: actor?.userGuid ?? null,
      name,
      email,
      company,
      phone,
      message: text,
      createdAt: now,
    })
    .execute();
}
