import { inEuro, UNITS_PER_PERCENT } from '@truciolo/money';
import { CATEGORY_LABELS, COST_CATEGORIES } from '@truciolo/pricing';
import {
  materialName,
  type PositionDraft,
  priceQuote,
  type QuoteDocument,
  type StoredPosition,
} from '@truciolo/quote';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import type { PdfOrder } from './pdf-order.ts';

const share = (percent: number | null): number | null =>
  percent === null ? null : percent / UNITS_PER_PERCENT / 100;
const MONEY = '#,##0.00##';
/** Longest text of an Excel cell. */
const CELL_TEXT = 32_767;

const HEADS = [
  'Pos.',
  'Codice',
  'Descrizione',
  'Disegno',
  'Rev.',
  'Materiale',
  'Opzionale',
  'Nel totale',
  'Pezzi',
];
const PRICES = [
  'Costo pieno €/pz',
  'Costo variabile €/pz',
  'Listino €/pz',
  'Netto €/pz',
  'Totale €',
  'Margine netto',
];

function rowsOf(
  document: QuoteDocument,
  position: PositionDraft,
  priced: StoredPosition,
  index: number,
): CellValue[][] {
  const wanted = position.chosenQuantity ?? position.quantities[0];
  return priced.outcomes.map(({ quantity, outcome }) => {
    const head = [
      index + 1,
      position.code,
      position.description.slice(0, CELL_TEXT),
      position.drawing,
      position.drawingRevision,
      materialName(document, position),
      position.optional ? 'sì' : 'no',
      quantity === wanted && !position.optional ? 'sì' : 'no',
      quantity,
    ];
    if (!outcome.ok) return head;
    const { cost, price } = outcome.priced;
    return [
      ...head,
      inEuro(cost.fullPerPiece),
      inEuro(cost.variablePerPiece),
      inEuro(price.listUnit),
      inEuro(price.netUnit),
      inEuro(price.total),
      share(price.netMargin),
      ...COST_CATEGORIES.map((category) => inEuro(cost.byCategory[category])),
    ];
  });
}

/** A quote as workbook: the terms, and a line for each position and quantity with its costs. */
export async function makeWorkbook(order: PdfOrder): Promise<Buffer> {
  const { document } = order;
  const { positions, totals } = order.content?.price ?? priceQuote(document);
  const facts: CellValue[][] = [
    ['Preventivo', order.number],
    ['Revisione', order.revision],
    ['Cliente', document.customer.name],
    ['Oggetto', document.title],
    ['Riferimento', document.reference],
    ['Data', new Date(`${document.date}T00:00:00Z`)],
    ['Valido fino al', new Date(`${order.validUntil}T00:00:00Z`)],
    ['Pagamento', document.paymentTerms],
    ['Resa', document.deliveryTerms],
    ['Totale posizioni €', inEuro(totals.positions)],
    ['Sconto €', inEuro(totals.discount)],
    ['Costi dell’ordine €', inEuro(totals.charges)],
    ['Imponibile €', inEuro(totals.taxable)],
    ['IVA €', inEuro(totals.vatTotal)],
    ['Totale €', inEuro(totals.total)],
    ['Margine netto', share(totals.netMargin)],
  ];
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Preventivo', columns: [{ width: 22 }, { width: 44 }], rows: facts },
      {
        name: 'Posizioni',
        columns: [
          ...HEADS.map((head) => ({ width: head === 'Descrizione' ? 40 : 12 })),
          ...PRICES.map((head) => ({ width: 16, numFmt: head === 'Margine netto' ? '0.0%' : MONEY })),
          ...COST_CATEGORIES.map(() => ({ width: 14, numFmt: MONEY })),
        ],
        rows: [
          [...HEADS, ...PRICES, ...COST_CATEGORIES.map((category) => `${CATEGORY_LABELS[category]} €`)],
          ...document.positions.flatMap((position, index) => {
            const priced = positions[index];
            return priced ? rowsOf(document, position, priced, index) : [];
          }),
        ],
        freezePane: { rows: 1 },
      },
    ],
  });
  return Buffer.from(bytes);
}
