import { invoicing, type MadeFile } from '@truciolo/contract';
import { writeZip, type ZipEntry } from '../../platform/files/zip.ts';
import { reading } from '../../platform/http/endpoint.ts';
import { documentsOfMonth } from './documents-of-month.ts';
import { draftFile } from './draft-file.ts';

/** A credit note may have the number of an invoice: their files get different names. */
async function* asEntries(files: readonly MadeFile[]): AsyncGenerator<ZipEntry> {
  const given = new Set<string>();
  for (const { fileName, base64 } of files) {
    let name = fileName;
    for (let copy = 2; given.has(name); copy += 1) name = fileName.replace(/\.xml$/, `-${copy}.xml`);
    given.add(name);
    yield { name, bytes: Buffer.from(base64, 'base64') };
  }
}

export const getInvoiceMonth = reading(invoicing.month, async ({ tenant, actor, clock }, { params }) => {
  const drafts = await tenant((db) => documentsOfMonth(db, actor.companyGuid, params.month));
  const zip = await writeZip(asEntries(drafts.map(draftFile)), clock());
  return { fileName: `fatture-${params.month}.zip`, type: 'application/zip', base64: zip.toString('base64') };
});
