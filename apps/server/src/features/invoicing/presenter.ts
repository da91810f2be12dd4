import type { InvoiceableDdt } from '@truciolo/contract';
import { money, sum } from '@truciolo/money';
import type { Db } from '../../platform/database/handles.ts';
import { type DdtRow, listChargesOf, listLines } from './repository.ts';

/** Delivery notes with their value: their lines, and the one-time charges of their orders. */
export async function presentDdts(db: Db, ddts: readonly DdtRow[]): Promise<InvoiceableDdt[]> {
  const guids = ddts.map(({ guid }) => guid);
  const lines = await listLines(db, guids);
  const charges = await listChargesOf(db, guids);
  return ddts.map((ddt) => {
    const own = lines.filter(({ ddtGuid }) => ddtGuid === ddt.guid);
    const once = charges.filter(({ ddtGuid }) => ddtGuid === ddt.guid);
    const known = own.flatMap(({ amount }) => (amount === null ? [] : [money(amount)]));
    return {
      guid: ddt.guid,
      number: ddt.number,
      date: ddt.date,
      customerGuid: ddt.customerGuid,
      customerName: ddt.customerName,
      amount: known.length < own.length ? null : sum([...known, ...once.map(({ amount }) => money(amount))]),
      lines: own.map((line) => ({
        jobGuid: line.jobGuid,
        jobNumber: line.jobNumber,
        orderNumber: line.buyerNumber || line.orderNumber || '',
        code: line.code,
        description: line.description,
        quantity: line.quantity,
        amount: line.amount,
      })),
      charges: once.map(({ buyerNumber, orderNumber, label, amount }) => ({
        orderNumber: buyerNumber || orderNumber,
        label,
        amount,
      })),
      paymentTerms: own.find(({ paymentTerms }) => paymentTerms?.trim())?.paymentTerms ?? '',
      invoice:
        ddt.invoiceNumber !== null && ddt.invoiceDate !== null
          ? { number: ddt.invoiceNumber, date: ddt.invoiceDate }
          : null,
    };
  });
}
