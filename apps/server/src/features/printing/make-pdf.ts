import { offerOf, priceQuote } from '@truciolo/quote';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { cachedFont } from './cached-fonts.ts';
import { customerDocument } from './customer-document.ts';
import { fonts } from './fonts.ts';
import { formDocument } from './form-document.ts';
import type { FormOrder } from './form-order.ts';
import { internalDocument } from './internal-document.ts';
import type { PdfOrder } from './pdf-order.ts';

/** The pages as pdfmake wants them. */
export function definitionOf(order: PdfOrder | FormOrder): TDocumentDefinitions {
  if (order.kind === 'form') return formDocument(order);
  const { document, content, planned } = order;
  return order.kind === 'internal'
    ? internalDocument(order, content?.price ?? priceQuote(document))
    : customerDocument(content?.offer ?? offerOf(document, priceQuote(document), planned), order);
}

/** Its types lack the files it holds in memory. */
declare module 'pdfmake' {
  const virtualfs: { writeFileSync(name: string, bytes: Buffer): void };
}

for (const family of Object.values(fonts))
  for (const name of Object.values(family)) pdfmake.virtualfs.writeFileSync(name, cachedFont(name));
pdfmake.setFonts(fonts);
// Nothing is read from anywhere, whatever a document names.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

const print = (order: PdfOrder | FormOrder): Promise<Buffer> =>
  pdfmake.createPdf(definitionOf(order)).getBuffer();

export async function makePdf(order: PdfOrder | FormOrder): Promise<Buffer> {
  const pictures = order.kind === 'form' ? {} : order.pictures;
  if (!order.brand.logo && Object.keys(pictures).length === 0) return print(order);
  // A picture that the printer cannot read must not keep the offer from the customer.
  const bare = order.kind === 'form' ? order : { ...order, pictures: {} };
  return print(order)
    .catch(() => print(bare))
    .catch(() => print({ ...bare, brand: { ...bare.brand, logo: null } }));
}
