import { sql } from 'kysely';
import { writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/context.ts';
import type { Db, SystemHandle } from '../../platform/database/handles.ts';
import { dropFile } from '../../platform/files/drop-file.ts';
import { writeMail } from '../../platform/mail/mail-text.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { deletionOrder, listCompanyFiles } from './company-tables.ts';

/** All rows of a company, children first, then the company itself. */
export async function deleteRows(db: Db, companyGuid: string): Promise<void> {
  // Messages to the reseller belong to the reseller; only the reference to their author is removed.
  await db
    .updateTable('contactMessages')
    .set({ fromCompanyGuid: null, fromUserGuid: null })
    .where('fromCompanyGuid', '=', companyGuid)
    .execute();
  for (const table of await deletionOrder(db)) {
    await sql`delete from ${sql.table(table)} where company_guid = ${companyGuid}`.execute(db);
  }
  await db.deleteFrom('companies').where('guid', '=', companyGuid).execute();
}

function goneMail(about: { firstName: string; companyName: string }) {
  return {
    subject: 'I dati della tua azienda sono stati cancellati',
    ...writeMail({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        `Come richiesto, ${about.companyName} e tutti i suoi dati sono stati cancellati da Truciolo. Nei backup restano al massimo per il tempo della loro conservazione.`,
      ],
    }),
  };
}

function listDue(db: Db, now: Date) {
  return db
    .selectFrom('companyDeletions')
    .innerJoin('companies', 'companies.guid', 'companyDeletions.companyGuid')
    .innerJoin('users', 'users.guid', 'companyDeletions.requestedBy')
    .select(['companies.guid', 'companies.name', 'companies.supplierGuid', 'users.firstName', 'users.email'])
    .where('companyDeletions.executesAt', '<=', now)
    .execute();
}

/** Hook by which another feature cleans up before the rows of a company are deleted. */
type BeforeDeletion = (
  db: Db,
  company: { readonly companyGuid: string; readonly supplierGuid: string },
) => Promise<void>;

/** Carries out the deletions whose delay is over; each company in its own transaction. */
export async function deleteDueCompanies(
  services: Services,
  database: SystemHandle,
  beforeDeletion: BeforeDeletion,
): Promise<number> {
  const { clock } = services;
  const now = clock();
  const due = await database.system((db) => listDue(db, now));
  for (const { guid, name, supplierGuid, firstName, email } of due) {
    const stored = await database.system(async (db, afterCommit) => {
      const names = await listCompanyFiles(db, guid);
      if (supplierGuid) await beforeDeletion(db, { companyGuid: guid, supplierGuid });
      await deleteRows(db, guid);
      if (supplierGuid) {
        const changes = { name: { from: name, to: null } };
        const entry = { action: 'delete', entity: 'company', entityGuid: guid, changes, at: now };
        await writeAudit(db, { companyGuid: supplierGuid, actor: null, ...entry });
        const mail = goneMail({ firstName, companyName: name });
        await queueMail(db, afterCommit, services, { companyGuid: supplierGuid, to: email, ...mail });
      }
      return names;
    });
    // Files go after the rows: an orphaned file is harmless, a row without its file is not.
    for (const file of stored) await dropFile(services, file);
  }
  return due.length;
}
