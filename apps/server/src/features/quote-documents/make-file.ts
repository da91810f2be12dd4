import type { MadeFile, quoteDocuments, RouteRequest } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { guardCosts, guardPrices } from '../quotes/index.ts';
import { keptPdf } from './kept-pdf.ts';
import { fileNameOf, loadPrinted, orderOf, type Printed } from './load-printed.ts';
import type { Printer } from './pdf/printer.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const madeOf = (fileName: string, type: string, bytes: Buffer): MadeFile => ({
  fileName,
  type,
  base64: bytes.toString('base64'),
});

/** The kept bytes of what went out; a draft is printed as it is now. */
export async function customerPdf(
  printer: Printer,
  printed: Printed,
  room: Pick<Context, 'files' | 'clock' | 'handles' | 'jobs' | 'log'>,
): Promise<MadeFile> {
  const bytes = printed.frozen
    ? (await keptPdf(printer, room, printed)).bytes
    : await printer.print(printed.quote.companyGuid, await orderOf(printed, 'customer', room.files));
  return madeOf(fileNameOf(printed, '', 'pdf'), 'application/pdf', bytes);
}

export const quotePdf =
  (printer: Printer) =>
  async (context: Context, { params, query }: RouteRequest<typeof quoteDocuments.pdf>): Promise<MadeFile> => {
    const { actor, tenant, files, clock } = context;
    if (query.kind === 'customer') guardPrices(actor);
    else guardCosts(actor);
    const printed = await tenant((db) => loadPrinted(db, params.guid, clock(), query.revision));
    if (query.kind === 'customer') return customerPdf(printer, printed, context);
    const bytes = await printer.print(actor.companyGuid, await orderOf(printed, 'internal', files));
    return madeOf(fileNameOf(printed, 'interno', 'pdf'), 'application/pdf', bytes);
  };

export const exportQuote =
  (printer: Printer) =>
  async (
    { actor, tenant, files, clock }: Context,
    { params, query }: RouteRequest<typeof quoteDocuments.export>,
  ): Promise<MadeFile> => {
    guardCosts(actor);
    const printed = await tenant((db) => loadPrinted(db, params.guid, clock(), query.revision));
    if (query.format === 'xlsx') {
      const bytes = await printer.print(actor.companyGuid, await orderOf(printed, 'workbook', files));
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
