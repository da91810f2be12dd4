import type { InvoiceDraft } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';
import { goodsLine, partiesOf, refuseStrangers } from '../draft-parts.ts';
import { listLines } from '../repository.ts';
import type { ReturnRow } from './repository.ts';

interface Asked {
  readonly companyGuid: string;
  readonly rows: readonly [ReturnRow, ...ReturnRow[]];
  readonly number: string;
  readonly date: string;
}

/** The credit note over some returns: the lines of their invoices with the pieces that came back. */
export async function creditOf(db: Db, { companyGuid, rows, number, date }: Asked): Promise<InvoiceDraft> {
  refuseStrangers(rows);
  const { seller, buyer, usualVat } = await partiesOf(db, companyGuid, rows[0]);
  const lines = await listLines(db, [...new Set(rows.map(({ ddtGuid }) => ddtGuid))]);
  return {
    kind: 'TD04',
    number,
    date,
    seller,
    buyer,
    payment: { terms: '', iban: '' },
    lines: rows.flatMap((row) =>
      lines
        .filter(({ ddtGuid, place }) => ddtGuid === row.ddtGuid && place === row.place)
        .map((line) => ({
          ...goodsLine(
            { ...line, quantity: row.quantity, amount: row.amount },
            { number: row.ddtNumber, date: row.ddtDate },
            usualVat,
          ),
          credits: { number: row.invoiceNumber, date: row.invoiceDate },
        })),
    ),
  };
}
