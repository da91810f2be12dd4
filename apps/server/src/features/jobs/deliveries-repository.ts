import { type Money, money } from '@truciolo/money';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';

/** Locks the note until the transaction ends. */
export const lockDdt = (db: Db, guid: string) =>
  db.selectFrom('ddts').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst();

export const listDdtLines = (db: Db, guid: string) =>
  db.selectFrom('ddtLines').selectAll().where('ddtGuid', '=', guid).orderBy('place').execute();

/** Sentence for users if a note is invoiced or annulled; null while it may be changed. */
export async function settledSentence(db: Db, guid: string, number: string): Promise<string | null> {
  const invoice = await db
    .selectFrom('ddtInvoices')
    .select('number')
    .where('ddtGuid', '=', guid)
    .executeTakeFirst();
  if (invoice)
    return `Il DDT ${number} è già nella fattura ${invoice.number}: annulla prima la fatturazione, o fai una nota di credito.`;
  const annulled = await db
    .selectFrom('ddtAnnulments')
    .select('ddtGuid')
    .where('ddtGuid', '=', guid)
    .executeTakeFirst();
  return annulled ? `Il DDT ${number} è annullato: non si cambia più.` : null;
}

/**
 * Pieces of a job on notes that are not annulled, and what they are invoiced at; some lines may be left out. Pieces that
 * came back and are replaced count as never delivered.
 */
export async function deliveredOf(
  db: Db,
  jobGuid: string,
  without?: { readonly ddtGuid: string; readonly places: readonly number[] },
): Promise<{ readonly quantity: number; readonly amount: Money }> {
  const { rows } = await sql<{ quantity: number; amount: number }>`
    select coalesce(sum(l.quantity - r.quantity), 0)::bigint as quantity,
      coalesce(sum(coalesce(a.amount, 0) - r.amount), 0)::bigint as amount
    from ddt_lines l left join ddt_amounts a on a.ddt_guid = l.ddt_guid and a.place = l.place
    cross join lateral (select coalesce(sum(quantity), 0) as quantity, coalesce(sum(amount), 0) as amount
      from ddt_returns where ddt_guid = l.ddt_guid and place = l.place and is_replaced) r
    where l.job_guid = ${jobGuid} and not exists (select from ddt_annulments n where n.ddt_guid = l.ddt_guid)
      and not (l.ddt_guid = ${without?.ddtGuid ?? jobGuid}::uuid and l.place = any(${[...(without?.places ?? [])]}::int[]))`.execute(
    db,
  );
  const [sums] = rows;
  return { quantity: Number(sums?.quantity ?? 0), amount: money(Number(sums?.amount ?? 0)) };
}

/** Notes with pieces of an order, in the order of their numbers. */
export async function notesOfOrder(db: Db, orderGuid: string) {
  const { rows } = await sql<{ guid: string; isAnnulled: boolean; isInvoiced: boolean }>`
    select d.guid, exists (select from ddt_annulments n where n.ddt_guid = d.guid) as "isAnnulled",
      exists (select from ddt_invoices i where i.ddt_guid = d.guid) as "isInvoiced"
    from ddts d where exists (select from ddt_lines l join jobs j on j.guid = l.job_guid
      where l.ddt_guid = d.guid and j.order_guid = ${orderGuid}) order by d.year, d.serial`.execute(db);
  return rows;
}
