import { type MadeFile, quoteDocuments } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { refuseWithoutCosts } from '../../platform/http/guards.ts';
import { print } from '../printing/index.ts';
import { fileNameOf, loadPrinted, orderOf, type Printed } from './load-printed.ts';
import { type PdfServices, storedPdf } from './stored-pdf.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const madeOf = (fileName: string, type: string, bytes: Buffer): MadeFile => ({
  fileName,
  type,
  base64: bytes.toString('base64'),
});

/** The stored bytes of a sent quote; a draft is printed now. */
export async function customerPdf(services: PdfServices, printed: Printed): Promise<MadeFile> {
  const bytes = printed.frozen
    ? (await storedPdf(services, printed)).bytes
    : await print(services.workers, printed.quote.companyGuid, await orderOf(printed, 'customer', services));
  return madeOf(fileNameOf(printed, '', 'pdf'), 'application/pdf', bytes);
}

export const quotePdf = endpoint(quoteDocuments.pdf, async (context, { params, query }) => {
  const { actor, tenant, workers } = context;
  if (query.kind !== 'customer') refuseWithoutCosts(actor);
  const printed = await tenant((db) =>
    loadPrinted(db, context, params.guid, query.revision, query.kind !== 'customer'),
  );
  if (query.kind === 'customer') return customerPdf(context, printed);
  const bytes = await print(workers, actor.companyGuid, await orderOf(printed, 'internal', context));
  return madeOf(fileNameOf(printed, 'interno', 'pdf'), 'application/pdf', bytes);
});

export const exportQuote = endpoint(quoteDocuments.export, async (context, { params, query }) => {
  const { actor, tenant, workers } = context;
  const printed = await tenant((db) =>
    loadPrinted(db, context, params.guid, query.revision, query.format === 'xlsx'),
  );
  if (query.format === 'xlsx') {
    const bytes = await print(workers, actor.companyGuid, await orderOf(printed, 'workbook', context));
    return madeOf(fileNameOf(printed, '', 'xlsx'), XLSX, bytes);
  }
  const { quote, revision, document } = printed;
  const content = {
    format: 'truciolo-quote-1',
    number: quote.number,
    revision: revision.revision,
    state: revision.state,
    sentAt: revision.sentAt?.toISOString() ?? null,
    totals: revision.totals,
    document,
  };
  const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`, 'utf8');
  return madeOf(fileNameOf(printed, '', 'json'), 'application/json', bytes);
});
