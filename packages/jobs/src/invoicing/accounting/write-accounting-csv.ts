import { writeCsv } from '@truciolo/italian';
import type { InvoiceDraft } from '../invoice-draft.ts';
import { latin } from '../xml.ts';
import { accountingFacts } from './accounting-facts.ts';
import type { AccountingLayout } from './accounting-layout.ts';

/** No column of an accounting program is longer. */
const LONGEST = 1000;

/** Invoices and credit notes as the CSV file that an accounting program takes. */
export function writeAccountingCsv(drafts: readonly InvoiceDraft[], layout: AccountingLayout): string {
  const { columns, encoding, separator, withHeadings } = layout;
  const inEncoding = (text: string) => (encoding === 'utf-8' ? text : latin(text, LONGEST));
  const rows = drafts
    .flatMap((draft) => accountingFacts(draft, layout))
    .map((facts) => columns.map(({ field, text }) => inEncoding(field === 'fixed' ? text : facts[field])));
  const head = withHeadings ? columns.map(({ heading }) => inEncoding(heading)) : null;
  return writeCsv(head, rows, { separator, isMarked: encoding === 'utf-8' });
}
