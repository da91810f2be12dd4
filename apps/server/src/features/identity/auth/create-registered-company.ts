import { capabilities, type Registration } from '@truciolo/contract';
import { writeAudit } from '../../../platform/audit.ts';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { createCompany } from '../../companies/index.ts';
import { findAddon, grantTrial } from '../../licensing/index.ts';
import { hashPassword } from '../proofs/passwords.ts';
import { confirmationLink } from './confirm-email.ts';
import { welcomeMail } from './mails.ts';
import { createUser } from './repository.ts';

/** Fills the registries of a new company. */
export type Fill = (db: Db, companyGuid: string, now: Date) => Promise<void>;

/** Creates a company with its first user, its trial, its registries and a welcome mail: all of it or nothing. */
export async function createRegisteredCompany(
  services: Services,
  { company, user }: Pick<Registration, 'company' | 'user'>,
  fill: Fill,
): Promise<{ companyGuid: string; userGuid: string }> {
  const { handles, clock, policy, supplierGuid, secrets } = services;
  const passwordHash = await hashPassword(user.password);
  const assistant = await handles.tenant(supplierGuid, (db) => findAddon(db, capabilities.assistant3d));
  const now = clock();
  const companyGuid = newGuid(now);
  const userGuid = newGuid(now);
  const { companyName, ...address } = company;
  const { userName: firstName, userSurname: lastName, userEmail: email } = user;
  const { publicUrl } = policy;
  const link = confirmationLink({ secrets, publicUrl, now }, { userGuid, email });
  const confirmed = policy.sendsMail ? { emailConfirmedAt: null } : {};
  const first = { guid: userGuid, companyGuid, firstName, lastName, email };
  await handles.tenant(companyGuid, async (db, afterCommit) => {
    await createCompany(db, {
      guid: companyGuid,
      kind: 'consumer',
      supplierGuid,
      name: companyName,
      ...address,
      now,
    });
    await createUser(db, { ...first, ...confirmed, passwordHash, role: 'responsabile', now });
    await grantTrial(db, { companyGuid, userGuid, addon: assistant, now });
    await fill(db, companyGuid, now);
    await writeAudit(db, {
      companyGuid,
      actor: { userGuid, firstName, lastName },
      action: 'register',
      entity: 'company',
      entityGuid: companyGuid,
      at: now,
    });
    await queueMail(db, afterCommit, services, {
      companyGuid,
      to: email,
      ...welcomeMail({ publicUrl, link: policy.sendsMail ? link : null }),
    });
  });
  return { companyGuid, userGuid };
}
