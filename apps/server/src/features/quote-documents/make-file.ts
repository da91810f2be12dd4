import type { MadeFile, quoteDocuments, RouteRequest } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { guardCosts } from '../quotes/index.ts';
import { fileNameOf, loadPrinted, orderOf, type Printed } from './load-printed.ts';
import type { Printer } from './pdf/printer.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const madeOf = (fileName: string, type: string, bytes: Buffer): MadeFile => ({
  fileName,
  type,
  base64: bytes.toString('base64'),
});

export const customerPdf = async (
  printer: Printer,
  printed: Printed,
  files: Context['files'],
): Promise<MadeFile> =>
  madeOf(
    fileNameOf(printed, '', 'pdf'),
    'application/pdf',
    await printer.print(await orderOf(printed, 'customer', files)),
  );

export const quotePdf =
  (printer: Printer) =>
  async (
    { actor, tenant, files }: Context,
    { params, query }: RouteRequest<typeof quoteDocuments.pdf>,
  ): Promise<MadeFile> => {
    guardCosts(actor);
    const printed = await tenant((db) => loadPrinted(db, params.guid, query.revision));
    if (query.kind === 'customer') return customerPdf(printer, printed, files);
    const bytes = await printer.print(await orderOf(printed, 'internal', files));
    return madeOf(fileNameOf(printed, 'interno', 'pdf'), 'application/pdf', bytes);
  };

export const exportQuote =
  (printer: Printer) =>
  async (
    { actor, tenant, files }: Context,
    { params, query }: RouteRequest<typeof quoteDocuments.export>,
  ): Promise<MadeFile> => {
    guardCosts(actor);
    const printed = await tenant((db) => loadPrinted(db, params.guid, query.revision));
    if (query.format === 'xlsx') {
      const bytes = await printer.print(await orderOf(printed, 'workbook', files));
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
  };
