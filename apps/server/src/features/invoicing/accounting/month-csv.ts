import { accounting } from '@truciolo/contract';
import { writeAccountingCsv } from '@truciolo/jobs';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { documentsOfMonth } from '../documents-of-month.ts';

/** The month for an accounting program; it need not fulfil the rules of the exchange system. */
export const getMonthCsv = endpoint(accounting.csv, async ({ tenant, actor }, { params, body }) => {
  const drafts = await tenant((db) => documentsOfMonth(db, actor.companyGuid, params.month));
  const { layout } = body;
  const text = writeAccountingCsv(drafts, layout);
  const bytes = Buffer.from(text, layout.encoding === 'utf-8' ? 'utf8' : 'latin1');
  return { fileName: `fatture-${params.month}.csv`, type: 'text/csv', base64: bytes.toString('base64') };
});
