import { invoicing } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { presentDdts } from './presenter.ts';
import { refuseAnnulled, refuseReturned } from './refuse-notes.ts';
import { findInvoiceable, lockNotes } from './repository.ts';

/** A delivery note that stands on another invoice is taken off it first, by a call of its own. */
function refuseInvoiced(
  ddts: Awaited<ReturnType<typeof findInvoiceable>>,
  wanted: { readonly number: string; readonly date: string },
): void {
  const other = ddts.find(
    ({ invoiceNumber, invoiceDate }) =>
      invoiceNumber !== null && (invoiceNumber !== wanted.number || invoiceDate !== wanted.date),
  );
  if (!other) return;
  const message = `Il DDT ${other.number} è già nella fattura ${other.invoiceNumber}: rimettilo fra quelli da fatturare, poi scegli l’altra.`;
  throw new AppError('DDT_INVOICED', { message });
}

/** The invoice was written elsewhere: these delivery notes are marked as invoiced, or the mark is removed. */
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
    if (body.invoice) refuseInvoiced(before, body.invoice);
    await db.deleteFrom('ddtInvoices').where('ddtGuid', 'in', guids).execute();
    const { invoice } = body;
    if (invoice)
      await db
        .insertInto('ddtInvoices')
        .values(
          guids.map((ddtGuid) => ({ ddtGuid, companyGuid, ...invoice, createdBy: userGuid, createdAt: now })),
        )
        .execute();
    for (const ddt of before) {
      const changes = { invoice: { from: ddt.invoiceNumber, to: invoice?.number ?? null } };
      await audit(db, { action: 'invoiced', entity: 'ddt', entityGuid: ddt.guid, changes });
    }
    return { ddts: await presentDdts(db, await findInvoiceable(db, guids)) };
  });
});
