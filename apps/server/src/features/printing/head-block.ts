import { letterheadLines } from '@truciolo/italian';
import type { Offer } from '@truciolo/quote';
import type { Column, Content } from 'pdfmake/interfaces.js';
import type { Amounts } from './amounts.ts';
import { runs } from './fonts.ts';
import { imageOf } from './image-of.ts';
import { bareLayout, WIDTH } from './page.ts';
import type { Brand, PdfOrder } from './pdf-order.ts';
import type { Words } from './words.ts';

/** Labels with their values, at the right of the letterhead; values that are missing leave no row. Widths in points. */
export const factsTable = (
  facts: readonly (readonly [label: string, value: string])[],
  width: number,
  labelWidth: number,
): Column => ({
  width,
  layout: bareLayout,
  table: {
    widths: [labelWidth, '*'],
    body: facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => [
        { text: label, style: 'label', margin: [0, 1.5, 0, 0] },
        { text: runs(value) },
      ]),
  },
});

function mark({ logo, name }: Brand): Content {
  const image = logo && imageOf(logo);
  return image ? { image, fit: [180, 52] } : { text: runs(name), fontSize: 14, bold: true };
}

export const companyLines = (brand: Brand, words: Words): string =>
  letterheadLines(brand, brand.logo !== null, words.vatNumber);

/** Logo and number above the company's colour. */
export function letterHead(order: Pick<PdfOrder, 'brand' | 'number'>, title: string): Content[] {
  const { brand } = order;
  return [
    {
      columns: [
        { width: '*', stack: [mark(brand)] },
        {
          width: 'auto',
          alignment: 'right',
          stack: [
            {
              text: title.toUpperCase(),
              fontSize: 8,
              bold: true,
              color: brand.colour,
              characterSpacing: 0.8,
            },
            { text: runs(order.number), style: 'number', margin: [0, 1, 0, 0] },
          ],
        },
      ],
      columnGap: 16,
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 2, lineColor: brand.colour }],
      margin: [0, 10, 0, 12],
    },
  ];
}

interface Facts {
  readonly offer: Offer;
  readonly order: PdfOrder;
  readonly words: Words;
  readonly amounts: Amounts;
}

/** Sender, recipient and dates. */
export function parties({ offer, order, words, amounts }: Facts): Content[] {
  const { customer } = offer;
  const facts: [string, string][] = [
    [words.date, amounts.day(offer.date)],
    [words.validUntil, amounts.day(order.validUntil)],
    [words.reference, offer.reference],
    [words.contact, [order.owner.name, order.owner.email].filter(Boolean).join('\n')],
  ];
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: runs(companyLines(order.brand, words)), style: 'small', margin: [0, 0, 0, 12] },
            { text: words.to, style: 'label' },
            { text: runs(customer.name), fontSize: 11, bold: true, margin: [0, 2, 0, 1] },
            { text: runs(customer.address) },
            { text: customer.vatNumber ? runs(`${words.vatNumber} ${customer.vatNumber}`) : '' },
            { text: customer.contact ? runs(`${words.attention} ${customer.contact}`) : '' },
          ],
        },
        factsTable(facts, 200, 72),
      ],
      columnGap: 24,
    },
    ...(offer.title
      ? [
          {
            text: [{ text: `${words.subject}: ` }, { text: runs(offer.title), bold: true }],
            margin: [0, 14, 0, 0],
          } as Content,
        ]
      : []),
    ...(order.brand.intro.trim()
      ? [{ text: runs(order.brand.intro.trim()), margin: [0, 8, 0, 0] } as Content]
      : []),
  ];
}
