import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/context.ts';
import { dropFile } from '../../platform/files/drop-file.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { newGuid } from '../../platform/guid.ts';
import { print } from '../printing/index.ts';
import { listUnprinted, notePdf, type StoredPdf } from '../quotes/index.ts';
import { loadPrinted, orderOf, type Printed } from './load-printed.ts';

/** Documents per round; the rest follows in the next. */
const ROUND = 50;

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Name and hash of permanent bytes. */
export const nameOfPdf = (bytes: Buffer, now: Date): StoredPdf => ({
  file: `sent/${newGuid(now)}.pdf`,
  sha256: sha256Of(bytes),
});

/** The stored bytes. A lost file is reported: another one in its place would not be the customer's copy. */
async function readStored(files: FileStore, stored: StoredPdf) {
  const bytes = await files.get(stored.file);
  if (bytes && sha256Of(bytes) === stored.sha256) return { stored, bytes };
  const message =
    'Il PDF inviato non è più nell’archivio dei file: chi gestisce il server può ripristinarlo da un backup.';
  throw new AppError('NOT_FOUND', { message });
}

export type PdfServices = Pick<Services, 'files' | 'clock' | 'handles' | 'tasks' | 'log' | 'workers'>;

/**
 * The PDF of a sent revision: its stored bytes. Where there are none yet, it is printed from the frozen offer and
 * stored now; with concurrent prints the first counts for both.
 */
export async function storedPdf(
  services: PdfServices,
  printed: Printed,
): Promise<{ readonly stored: StoredPdf; readonly bytes: Buffer }> {
  const { files, clock, handles, workers } = services;
  const { frozen, quote, revision } = printed;
  if (frozen?.pdf) return readStored(files, frozen.pdf);
  const bytes = await print(workers, quote.companyGuid, await orderOf(printed, 'customer', services));
  const stored = nameOfPdf(bytes, clock());
  await files.put(stored.file, bytes);
  const isFirst = await handles.tenant(quote.companyGuid, (db) =>
    notePdf(db, quote.guid, revision.revision, stored),
  );
  if (isFirst) return { stored, bytes };
  await dropFile(services, stored.file);
  const first = await handles.tenant(quote.companyGuid, (db) =>
    loadPrinted(db, services, quote.guid, revision.revision),
  );
  if (!first.frozen?.pdf) throw new Error(`the PDF of ${quote.number} was kept by nobody`);
  return readStored(files, first.frozen.pdf);
}

/** Prints the revisions sent since the last round. Returns their number. */
export async function storeNewPdfs(services: PdfServices): Promise<number> {
  const { handles } = services;
  const unprinted = await handles.directory((db) => listUnprinted(db, ROUND));
  const faults: unknown[] = [];
  for (const { companyGuid, quoteGuid, revision } of unprinted) {
    const printed = await handles.tenant(companyGuid, (db) => loadPrinted(db, services, quoteGuid, revision));
    // One failing print does not block the others.
    await storedPdf(services, printed).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
  return unprinted.length;
}
