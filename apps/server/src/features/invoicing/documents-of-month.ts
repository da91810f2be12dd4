import type { InvoiceDraft } from '@truciolo/jobs';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { draftOf } from './draft-of.ts';
import { listMonth } from './repository.ts';
import { creditOf } from './returns/credit-of.ts';
import { listCreditedIn } from './returns/repository.ts';

/** Rows of each document: one number of one day is one document. */
function byDocument<Row>(
  rows: readonly Row[],
  of: (row: Row) => { readonly number: string; readonly date: string },
): { readonly number: string; readonly date: string; readonly rows: readonly [Row, ...Row[]] }[] {
  const found = new Map<string, { number: string; date: string; rows: [Row, ...Row[]] }>();
  for (const row of rows) {
    const { number, date } = of(row);
    const known = found.get(`${date} ${number}`);
    if (known) known.rows.push(row);
    else found.set(`${date} ${number}`, { number, date, rows: [row] });
  }
  return [...found.values()];
}

/** Invoices and credit notes that were marked in a month (`YYYY-MM`), as drafts. */
export async function documentsOfMonth(db: Db, companyGuid: string, month: string): Promise<InvoiceDraft[]> {
  const made: InvoiceDraft[] = [];
  const invoiced = await listMonth(db, month);
  for (const { rows, ...document } of byDocument(invoiced, ({ number, day }) => ({ number, date: day })))
    made.push(await draftOf(db, { companyGuid, ...document, ddts: rows.map(({ ddtGuid }) => ddtGuid) }));
  const credited = await listCreditedIn(db, month);
  const credits = byDocument(credited, ({ creditNumber, creditDate }) => ({
    number: creditNumber ?? '',
    date: creditDate ?? '',
  })).toSorted(
    (a, b) => a.date.localeCompare(b.date) || a.number.localeCompare(b.number, 'it', { numeric: true }),
  );
  for (const document of credits) made.push(await creditOf(db, { companyGuid, ...document }));
  if (made.length === 0)
    throw new AppError('NOT_FOUND', { message: 'In questo mese non c’è nessuna fattura segnata.' });
  return made;
}
