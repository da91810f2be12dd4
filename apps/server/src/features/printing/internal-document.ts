import { countOf } from '@truciolo/italian';
import { formatMoney, formatPercent } from '@truciolo/money';
import { orderCharges, type StoredPrice } from '@truciolo/quote';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { amountsOf } from './amounts.ts';
import { runs } from './fonts.ts';
import { letterHead } from './head-block.ts';
import { internalPosition } from './internal-position.ts';
import { bareLayout, GREY, page, section } from './page.ts';
import type { PdfOrder } from './pdf-order.ts';
import { wordsOf } from './words.ts';

function summary({ document, owner, validUntil }: PdfOrder, { totals }: StoredPrice): Content {
  const { day, percent } = amountsOf('it');
  const facts: [string, string][] = [
    ['Cliente', [document.customer.name, document.customer.contact].filter(Boolean).join(', ')],
    ['Oggetto', document.title],
    ['Data e validità', `${day(document.date)}, fino al ${day(validUntil)}`],
    ['Preventivista', owner.name],
  ];
  const sums: [string, string][] = [
    ['Totale posizioni', formatMoney(totals.positions)],
    ['Sconti', `${document.discounts.map(percent).join(' + ')}  ${formatMoney(totals.discount)}`.trim()],
    ...orderCharges(document).map(({ label, cost, price }): [string, string] => [
      label || 'Costo dell’ordine',
      price === null || cost === null
        ? '—'
        : `${formatMoney(price)}${price === cost ? '' : ` (costa ${formatMoney(cost)})`}`,
    ]),
    ['Imponibile', formatMoney(totals.taxable)],
    ['Totale con IVA', formatMoney(totals.total)],
    ['Margine netto', totals.netMargin === null ? '—' : formatPercent(totals.netMargin, 1)],
    ...(totals.unpriced > 0
      ? ([['Senza prezzo', countOf(totals.unpriced, 'posizione', 'posizioni')]] as [string, string][])
      : []),
  ];
  const table = (rows: [string, string][], width: number): Content => ({
    layout: bareLayout,
    table: {
      widths: [width, '*'],
      body: rows.map(([label, value]) => [{ text: label, color: GREY }, { text: runs(value || '—') }]),
    },
  });
  return { columns: [table(facts, 76), table(sums, 90)], columnGap: 20 };
}

/** For the shop alone: costs, times, margins, floors, warnings. */
export function internalDocument(order: PdfOrder, priced: StoredPrice): TDocumentDefinitions {
  const { document } = order;
  const words = wordsOf('it');
  const name = `${order.number} ${words.revision} ${order.revision}`;
  return page({
    order: { ...order, brand: { ...order.brand, footer: '' } },
    words,
    language: 'it',
    title: `Scheda interna ${name}`,
    running: `Uso interno · ${name}`,
    content: [
      ...letterHead({ ...order, number: name }, 'Scheda interna: non consegnare al cliente'),
      summary(order, priced),
      ...document.positions.flatMap((position, index) => {
        const result = priced.positions[index];
        return result ? internalPosition(position, result, index, order) : [];
      }),
      ...section('Note interne', document.internalNotes),
      ...section('Note per il cliente', document.customerNotes),
    ],
  });
}
