import { invoicing } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { writeZip, type ZipEntry } from '../../platform/files/zip.ts';
import { reading } from '../../platform/http/endpoint.ts';
import { draftFile } from './draft-file.ts';
import { draftOf } from './draft-of.ts';
import { listMonth } from './repository.ts';

/** Notes of each invoice of the month: one number of one day is one invoice. */
function invoicesOf(rows: Awaited<ReturnType<typeof listMonth>>) {
  const byInvoice = new Map<string, { number: string; date: string; ddts: string[] }>();
  for (const { ddtGuid, number, day } of rows) {
    const invoice = byInvoice.get(`${day} ${number}`) ?? { number, date: day, ddts: [] };
    invoice.ddts.push(ddtGuid);
    byInvoice.set(`${day} ${number}`, invoice);
  }
  return [...byInvoice.values()];
}

async function* asEntries(files: readonly { fileName: string; base64: string }[]): AsyncGenerator<ZipEntry> {
  for (const { fileName, base64 } of files) yield { name: fileName, bytes: Buffer.from(base64, 'base64') };
}

export const getInvoiceMonth = reading(invoicing.month, async ({ tenant, actor, clock }, { params }) => {
  const { companyGuid } = actor;
  const files = await tenant(async (db) => {
    const made = [];
    for (const invoice of invoicesOf(await listMonth(db, params.month)))
      made.push(draftFile(await draftOf(db, { ...invoice, companyGuid })));
    return made;
  });
  if (files.length === 0)
    throw new AppError('NOT_FOUND', { message: 'In questo mese non c’è nessuna fattura segnata.' });
  const zip = await writeZip(asEntries(files), clock());
  return { fileName: `fatture-${params.month}.zip`, type: 'application/zip', base64: zip.toString('base64') };
});
