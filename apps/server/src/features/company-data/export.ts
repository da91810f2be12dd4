import type { CompanyExport, RouteRequest } from '@truciolo/contract';
import { companyData } from '@truciolo/contract';
import type { Context, Services } from '../../platform/context.ts';
import { dropFile } from '../../platform/files/drop-file.ts';
import { signedAddress } from '../../platform/files/signed-address.ts';
import { storeFiles } from '../../platform/files/store-files.ts';
import { writeZip } from '../../platform/files/zip.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { findCompany } from '../companies/index.ts';
import { exportCompany } from './export-company.ts';
import { exportMail } from './mails.ts';
import { guardOwnCompany } from './own-company.ts';
import { findAsker, findExport, finishExport, startExport } from './repository.ts';
import { companyExport } from './tasks.ts';

type Request = RouteRequest<typeof companyData.requestExport>;

export async function getExport(
  context: Context,
  { params }: Pick<Request, 'params'>,
): Promise<CompanyExport> {
  guardOwnCompany(context, params.companyGuid);
  const row = await context.tenant((db) => findExport(db, params.companyGuid));
  if (!row) return { state: 'none', requestedAt: null, url: null, bytes: null };
  const isReady = row.state === 'ready' && row.file !== null;
  return {
    state: row.state,
    requestedAt: row.requestedAt.toISOString(),
    url: isReady ? signedAddress(context.secrets, row.file ?? '', 'application/zip', context.clock()) : null,
    bytes: isReady ? row.bytes : null,
  };
}

export const requestExport = endpoint(companyData.requestExport, async (context, request) => {
  const { actor, tenant, clock, tasks } = context;
  const { companyGuid } = request.params;
  guardOwnCompany(context, companyGuid);
  const now = clock();
  await tenant(async (db, afterCommit) => {
    await startExport(db, { companyGuid, requestedBy: actor.userGuid, requestedAt: now });
    await context.audit(db, { action: 'export', entity: 'company', entityGuid: companyGuid });
    afterCommit(() => tasks.send(companyExport, { companyGuid }, companyGuid));
  });
  return getExport(context, request);
});

/** The background part: makes the zip, removes the old one, and notifies the user. */
export async function makeExport(services: Services, companyGuid: string): Promise<void> {
  const { handles, clock, files, policy } = services;
  const now = clock();
  const before = await handles.tenant(companyGuid, (db) => findExport(db, companyGuid));
  if (before?.state !== 'preparing') return;
  try {
    const zip = await handles.tenant(companyGuid, (db) =>
      writeZip(exportCompany(db, companyGuid, files), now),
    );
    const file = `exports/${newGuid(now)}.zip`;
    const tenant: Context['tenant'] = (work) => handles.tenant(companyGuid, work);
    await storeFiles({ ...services, tenant }, [[file, zip]], async (db, afterCommit) => {
      await finishExport(db, companyGuid, { state: 'ready', file, bytes: zip.length });
      const asker = await findAsker(db, before.requestedBy);
      const company = await findCompany(db, companyGuid);
      if (!asker || !company) return;
      const about = { firstName: asker.firstName, companyName: company.name, publicUrl: policy.publicUrl };
      await queueMail(db, afterCommit, services, { companyGuid, to: asker.email, ...exportMail(about) });
    });
  } catch (error) {
    await handles.tenant(companyGuid, (db) => finishExport(db, companyGuid, { state: 'failed' }));
    throw error;
  }
  if (before.file) await dropFile(services, before.file);
}
