import { forgetUsage } from '../features/analytics/index.ts';
import { deleteCompanyRows, listCompanyFiles } from '../features/company-data/index.ts';
import { closeSessions } from '../features/identity/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, SystemHandle } from '../platform/database/handles.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import {
  DEMO_VAT_NUMBER,
  SAMPLE_ADMIN,
  SECOND_SAMPLE_ADMIN,
  sampleCompanies,
} from './sample-companies.data.ts';

/** Administrators are marked as removed, not deleted: companies of customers and their messages may name them. */
async function removeSampleAdmins(db: Db, supplierGuid: string, now: Date): Promise<void> {
  const admins = await db
    .selectFrom('users')
    .select('guid')
    .where('companyGuid', '=', supplierGuid)
    .where('email', 'in', [SAMPLE_ADMIN, SECOND_SAMPLE_ADMIN])
    .execute();
  for (const { guid } of admins) {
    await closeSessions(db, { userGuid: guid, reason: 'closed', now });
    await db.updateTable('companies').set({ adminGuid: null }).where('adminGuid', '=', guid).execute();
    await db
      .updateTable('users')
      .set({ status: 'removed', passwordHash: '' })
      .where('guid', '=', guid)
      .execute();
  }
}

/** Removes the sample companies with all they hold, and the sample administrators. Answers how many companies went. */
export async function removeDemo(
  database: SystemHandle,
  clock: Clock,
  files: Pick<FileStore, 'remove'>,
): Promise<number> {
  const { count, stored } = await database.system(async (db) => {
    const { demo, supplierGuid } = await db
      .selectFrom('installation')
      .select(['demo', 'supplierGuid'])
      .executeTakeFirstOrThrow();
    if (!demo) return { count: 0, stored: [] };
    const stored: string[] = [];
    const vatNumbers = [DEMO_VAT_NUMBER, ...sampleCompanies.map(({ vatNumber }) => vatNumber)];
    const companies = await db
      .selectFrom('companies')
      .select('guid')
      .where('supplierGuid', '=', supplierGuid)
      .where('vatNumber', 'in', vatNumbers)
      .execute();
    for (const { guid } of companies) {
      await db.deleteFrom('contactMessages').where('fromCompanyGuid', '=', guid).execute();
      stored.push(...(await listCompanyFiles(db, guid)));
      await forgetUsage(db, { companyGuid: guid, supplierGuid });
      await deleteCompanyRows(db, guid);
    }
    await removeSampleAdmins(db, supplierGuid, clock());
    await db.updateTable('installation').set({ demo: false }).execute();
    return { count: companies.length, stored };
  });
  // Files go after the rows: an orphaned file is harmless, a row without its file is not.
  for (const file of stored) await files.remove(file);
  return count;
}
