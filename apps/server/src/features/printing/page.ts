import { footLines } from '@truciolo/italian';
import type {
  Content,
  CustomTableLayout,
  StyleDictionary,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import { PLAIN, runs } from './fonts.ts';
import type { PdfOrder } from './pdf-order.ts';
import type { Words } from './words.ts';

const INK = '#1b1f24';
export const GREY = '#636a74';
export const LINE = '#d5d9de';

/** Points; A4 is 595 × 842. */
const SIDE = 44;
export const WIDTH = 595.28 - 2 * SIDE;

export const styles: StyleDictionary = {
  number: { fontSize: 17, bold: true },
  label: { fontSize: 7.5, color: GREY, characterSpacing: 0.2 },
  small: { fontSize: 8, color: GREY },
  heading: { fontSize: 9.5, bold: true, margin: [0, 12, 0, 3] },
  columnHead: { fontSize: 7.5, bold: true, color: GREY },
  amount: { alignment: 'right' },
};

/** Hairlines between rows, a stronger one below the head, none at the sides. */
export const rowsLayout: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 ? 0 : line === (table.headerRows ?? 0) ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (line, { table }) => (line === (table.headerRows ?? 0) ? GREY : LINE),
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 6),
  paddingTop: () => 5,
  paddingBottom: () => 5,
};

export const bareLayout: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 8),
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** Characters that surely fit on a page; a longer text may break, a shorter one stays with its heading. */
const FITS = 1500;

/** A heading with its text; empty without a text. */
export function section(title: string, text: string): Content[] {
  const body = text.trim();
  if (body === '') return [];
  return [
    {
      unbreakable: body.length < FITS && body.split('\n').length < 20,
      stack: [
        { text: runs(title), style: 'heading' },
        { text: runs(body), fontSize: 8.5, lineHeight: 1.25 },
      ],
    },
  ];
}

interface PageOptions {
  readonly order: Pick<PdfOrder, 'brand' | 'draft'> & { readonly document: { readonly title: string } };
  readonly words: Words;
  readonly language: 'it' | 'en';
  readonly title: string;
  /** At the top right of every page after the first. */
  readonly running: string;
  readonly content: Content[];
}

export function page({ order, words, language, title, running, content }: PageOptions): TDocumentDefinitions {
  const { brand } = order;
  return {
    pageSize: 'A4',
    pageMargins: [SIDE, 46, SIDE, 56],
    language: language === 'en' ? 'en' : 'it',
    info: {
      title,
      author: brand.name,
      subject: order.document.title,
      creator: 'Truciolo',
      producer: 'Truciolo',
    },
    defaultStyle: { font: PLAIN, fontSize: 9, color: INK, lineHeight: 1.15 },
    styles,
    ...(order.draft
      ? { watermark: { text: words.draft, color: GREY, opacity: 0.09, bold: true, angle: -52, font: PLAIN } }
      : {}),
    header: (current: number) =>
      current === 1
        ? ''
        : {
            margin: [SIDE, 22, SIDE, 0],
            columns: [
              { text: runs(brand.name.slice(0, 80)), style: 'small' },
              { text: running, style: 'small', alignment: 'right' },
            ],
          },
    footer: (current: number, pages: number) => ({
      margin: [SIDE, 14, SIDE, 0],
      stack: [
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.4, lineColor: LINE }] },
        {
          margin: [0, 5, 0, 0],
          columns: [
            {
              width: '*',
              text: runs(footLines(brand, brand.footer, words.vatNumber)),
              style: 'label',
            },
            { width: 70, text: words.page(current, pages), style: 'label', alignment: 'right' },
          ],
        },
      ],
    }),
    content,
  };
}
