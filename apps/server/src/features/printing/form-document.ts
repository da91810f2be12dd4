import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { runs } from './fonts.ts';
import type { FormBlock, FormCell, FormColumn, FormOrder } from './form-order.ts';
import { companyLines, factsTable, letterHead } from './head-block.ts';
import { imageOf } from './image-of.ts';
import { bareLayout, LINE, page, rowsLayout, section } from './page.ts';
import { wordsOf } from './words.ts';

/** Points: the width of the page, and no more than half of its height. */
const PICTURE_FIT: [number, number] = [500, 360];
/** Points: large enough for a phone held over an oily sheet. */
const QR_SIZE = 54;

/** The pages of a form. */
export function formDocument(form: FormOrder): TDocumentDefinitions {
  const words = wordsOf('it');
  const { title, number, brand, to, facts, blocks } = form;
  const name = `${title} ${number}`;
  return page({
    order: { brand, draft: false, document: { title: name } },
    words,
    language: 'it',
    title: name,
    running: name,
    content: [
      ...letterHead({ brand, number }, title),
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: runs(companyLines(brand, words)), style: 'small', margin: [0, 0, 0, 12] },
              ...(to
                ? [
                    { text: to.label, style: 'label' } as Content,
                    { text: runs(to.name), fontSize: 11, bold: true, margin: [0, 2, 0, 1] } as Content,
                    { text: runs(to.lines) } as Content,
                  ]
                : []),
            ],
          },
          factsTable(facts, 220, 92),
        ],
        columnGap: 24,
      },
      ...blocks.flatMap(block),
    ],
  });
}

function block(one: FormBlock): Content[] {
  switch (one.kind) {
    case 'text':
      return section(one.title, one.text);
    case 'picture': {
      const image = imageOf(one.image);
      if (image === null) return [];
      return [
        { text: one.title, style: 'label', margin: [0, 14, 0, 4] },
        { image, fit: PICTURE_FIT, alignment: 'center' },
      ];
    }
    case 'totals':
      return [
        {
          margin: [0, 10, 0, 0],
          columns: [
            { width: '*', text: '' },
            {
              width: 220,
              layout: bareLayout,
              table: {
                widths: ['*', 'auto'],
                body: one.rows.map(([label, value]) => [
                  { text: runs(label) },
                  { text: runs(value), bold: true, alignment: 'right' },
                ]),
              },
            },
          ],
        },
      ];
    case 'signatures':
      return [
        {
          margin: [0, 28, 0, 0],
          unbreakable: true,
          columnGap: 24,
          columns: one.labels.map((label) => ({
            stack: [
              { text: runs(label), style: 'label' },
              { canvas: [{ type: 'line', x1: 0, y1: 34, x2: 150, y2: 34, lineWidth: 0.6, lineColor: LINE }] },
            ],
          })),
        },
      ];
    case 'table':
      return [
        {
          margin: [0, 14, 0, 0],
          layout: rowsLayout,
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: one.columns.map(({ width }) => width),
            body: [
              one.columns.map(
                (column): TableCell => ({ text: column.label, style: 'columnHead', ...side(column) }),
              ),
              ...one.rows.map((row) => row.map((value, index) => cell(value, one.columns[index]))),
            ],
          },
        },
      ];
  }
}

const side = (column: FormColumn | undefined) => (column?.right ? ({ alignment: 'right' } as const) : {});

function cell(value: FormCell, column: FormColumn | undefined): TableCell {
  if (typeof value === 'string') return { text: runs(value), ...side(column) };
  if ('qr' in value) return { qr: value.qr, fit: QR_SIZE, ...side(column) };
  return { text: runs(value.text), bold: true, ...side(column) };
}
