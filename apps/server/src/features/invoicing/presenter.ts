import type { InvoiceableDdt } from '@truciolo/contract';
import { lineAmount } from '@truciolo/jobs';
import { type Money, money, sum } from '@truciolo/money';
import type { DdtRow, LineRow } from './repository.ts';

export const amountOf = ({ total, ordered, before, quantity }: LineRow): Money | null =>
  total === null ? null : lineAmount(money(total), ordered, Number(before), quantity);

export function presentDdt(ddt: DdtRow, all: readonly LineRow[]): InvoiceableDdt {
  const own = all.filter(({ ddtGuid }) => ddtGuid === ddt.guid);
  const amounts = own.map(amountOf);
  const known = amounts.filter((amount) => amount !== null);
  return {
    guid: ddt.guid,
    number: ddt.number,
    date: ddt.date,
    customerGuid: ddt.customerGuid,
    customerName: ddt.customerName,
    amount: known.length < amounts.length ? null : sum(known),
    lines: own.map((line, index) => ({
      jobGuid: line.jobGuid,
      jobNumber: line.jobNumber,
      orderNumber: line.buyerNumber || line.orderNumber || '',
      code: line.code,
      description: line.description,
      quantity: line.quantity,
      amount: amounts[index] ?? null,
    })),
    invoice:
      ddt.invoiceNumber !== null && ddt.invoiceDate !== null
        ? { number: ddt.invoiceNumber, date: ddt.invoiceDate }
        : null,
  };
}
