import { invoicing } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { claimNumber, releaseNumber } from '../number-series/index.ts';
import { refuseOtherDocument } from './number-holders.ts';
import { presentDdts } from './presenter.ts';
import { refuseAnnulled, refuseReturned } from './refuse-notes.ts';
import { type DdtRow, findInvoiceable, findOnInvoice, lockNotes } from './repository.ts';

interface Wanted {
  readonly number: string;
  readonly series: string | null;
  readonly date: string;
}

/** A delivery note that stands on another invoice is taken off it first, by a call of its own. */
function refuseInvoiced(ddts: readonly DdtRow[], wanted: Wanted): void {
  const other = ddts.find(
    ({ invoiceNumber, invoiceDate }) =>
      invoiceNumber !== null && (invoiceNumber !== wanted.number || invoiceDate !== wanted.date),
  );
  if (!other) return;
  const message = `Il DDT ${other.number} è già nella fattura ${other.invoiceNumber}: rimettilo fra quelli da fatturare, poi scegli l’altra.`;
  throw new AppError('DDT_INVOICED', { message });
}

/** Numbers of the invoices that the notes were on, where no other note has them. */
async function releaseNumbers(db: Db, ddts: readonly DdtRow[]): Promise<void> {
  const dates = new Map(
    ddts.flatMap(({ invoiceNumber: number, invoiceDate: date }) =>
      number === null || date === null ? [] : [[`${date.slice(0, 4)} ${number}`, { number, date }]],
    ),
  );
  // The highest number first: a series gives back its last one.
  for (const document of [...dates.values()].toSorted((a, b) =>
    b.number.localeCompare(a.number, 'it', { numeric: true }),
  ))
    await releaseNumber(db, {
      kind: 'invoice',
      ...document,
      isUsed: async () => (await findOnInvoice(db, document)).length > 0,
    });
}

async function numberFor(db: Db, companyGuid: string, ddts: readonly DdtRow[], wanted: Wanted) {
  refuseInvoiced(ddts, wanted);
  const { number, date, isNew } = await claimNumber(db, { companyGuid, kind: 'invoice', document: wanted });
  const holders = isNew ? [] : await findOnInvoice(db, { number, date });
  refuseOtherDocument(
    holders.map((one) => ({ ...one, documentDate: one.invoiceDate })),
    ddts,
    { number, date },
  );
  return { number, date };
}

/** The invoice was written: these delivery notes are marked as invoiced, or the mark is removed. */
export const markInvoiced = endpoint(invoicing.mark, async ({ audit, tenant, actor, clock }, { body }) => {
  const now = clock();
  const { companyGuid, userGuid } = actor;
  const guids = [...new Set(body.ddts)];
  return tenant(async (db) => {
    await lockNotes(db, guids);
    const before = await findInvoiceable(db, guids);
    if (before.length < guids.length) throw new AppError('NOT_FOUND');
    refuseAnnulled(before);
    await refuseReturned(db, before);
    const invoice = body.invoice && (await numberFor(db, companyGuid, before, body.invoice));
    await db.deleteFrom('ddtInvoices').where('ddtGuid', 'in', guids).execute();
    const made = { companyGuid, ...invoice, createdBy: userGuid, createdAt: now };
    if (invoice)
      await db
        .insertInto('ddtInvoices')
        .values(guids.map((ddtGuid) => ({ ddtGuid, ...made, ...invoice })))
        .execute();
    else await releaseNumbers(db, before);
    for (const ddt of before) {
      const changes = { invoice: { from: ddt.invoiceNumber, to: invoice?.number ?? null } };
      await audit(db, { action: 'invoiced', entity: 'ddt', entityGuid: ddt.guid, changes });
    }
    return { ddts: await presentDdts(db, await findInvoiceable(db, guids)) };
  });
});
