import { ZERO } from '@truciolo/money';
import { hasAlternatives, type Offer, paymentSchedule, tellsTime } from '@truciolo/quote';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Amounts } from './amounts.ts';
import { runs } from './fonts.ts';
import { bareLayout, GREY, LINE } from './page.ts';
import type { PdfOrder } from './pdf-order.ts';
import { printsLeadTimes } from './positions-table.ts';
import { vatWords, type Words } from './words.ts';

/** The longest lead time among the quantities that count. */
function leadDays(offer: Offer): number {
  const chosen = offer.positions.flatMap(({ prices, chosenQuantity, optional }) =>
    optional ? [] : prices.filter(({ quantity }) => quantity === chosenQuantity),
  );
  return Math.max(0, ...chosen.map(({ leadDays: days }) => days));
}

/** Instalments with their amounts, as if the invoice had the day of the offer; empty where there are none. */
function dueWords(offer: Offer, words: Words, amounts: Amounts): string {
  const schedule = paymentSchedule(offer.paymentTerms, offer.date, offer.totals.total);
  if (schedule.length === 0 || offer.totals.total === ZERO) return '';
  // Without a single total there are no amounts to split.
  if (schedule.length > 1 && hasAlternatives(offer)) return '';
  const parts = schedule.map(({ at, date, amount }) => {
    const when = at === 'invoice' ? amounts.day(date ?? '') : words.due[at];
    return schedule.length === 1 ? when : `${when} ${amounts.money(amount)}`;
  });
  const isDated = schedule.some(({ date }) => date !== null);
  return `${parts.join(' · ')}${isDated ? ` (${words.invoiceOf(amounts.day(offer.date))})` : ''}`;
}

function terms(offer: Offer, order: PdfOrder, words: Words, amounts: Amounts): Content {
  const days = leadDays(offer);
  const rows: [string, string][] = [
    [words.payment, offer.paymentTerms],
    [words.dueDates, dueWords(offer, words, amounts)],
    ['IBAN', order.brand.iban ?? ''],
    [tellsTime(offer.deliveryTerms) ? words.delivery : words.deliveryTerms, offer.deliveryTerms],
    [
      words.delivery,
      offer.deliveryTerms === '' && days > 0 && !printsLeadTimes(offer) ? words.leadDays(days) : '',
    ],
  ];
  const told = rows.filter(([, value]) => value !== '');
  // A table without rows cannot be printed.
  if (told.length === 0) return { text: '' };
  return {
    layout: bareLayout,
    table: {
      widths: [64, '*'],
      body: told.map(([label, value]): TableCell[] => [
        { text: label, style: 'label', margin: [0, 1.5, 0, 0] },
        { text: runs(value) },
      ]),
    },
  };
}

/** For an offer with alternative quantities: the additions to the prices, without a total that nobody ordered. */
function alternativesBlock(offer: Offer, order: PdfOrder, words: Words, amounts: Amounts): Content {
  const discounts = offer.discounts.filter((rate) => rate > 0).map(amounts.percent);
  const told = [
    ...offer.totals.vat.map((row) => words.pricesWithout(vatWords(row, offer.language))),
    ...(offer.charges ?? []).map(
      ({ label, amount }) => `${label || words.charge} ${amounts.money(amount)} ${words.onceAnOrder}`,
    ),
    ...(discounts.length > 0 ? [`${words.discount} ${discounts.join(' + ')} ${words.onTotal}`] : []),
  ];
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    columns: [
      { width: '*', stack: [terms(offer, order, words, amounts)] },
      { width: 236, stack: told.map((text) => ({ text: runs(text), alignment: 'right', color: GREY })) },
    ],
    columnGap: 20,
  };
}

/** Steps from the positions to the total; steps without effect are not printed. */
export function totalsBlock(offer: Offer, order: PdfOrder, words: Words, amounts: Amounts): Content {
  if (hasAlternatives(offer)) return alternativesBlock(offer, order, words, amounts);
  const { totals, language } = offer;
  const discounts = offer.discounts.filter((rate) => rate > 0).map(amounts.percent);
  const rows: [string, string][] = [];
  const charges = offer.charges ?? [];
  if (totals.discount !== ZERO || totals.topUp !== ZERO || charges.length > 0)
    rows.push([words.subtotal, amounts.money(totals.positions)]);
  if (totals.discount !== ZERO)
    rows.push([`${words.discount} ${discounts.join(' + ')}`.trim(), amounts.money(totals.discount)]);
  if (totals.topUp !== ZERO) rows.push([words.topUp, amounts.money(totals.topUp)]);
  for (const { label, amount } of charges) rows.push([label || words.charge, amounts.money(amount)]);
  rows.push([words.taxable, amounts.money(totals.taxable)]);
  for (const row of totals.vat) rows.push([vatWords(row, language), amounts.money(row.tax)]);
  const stamp = totals.stampDuty > 0 ? `${words.stampDuty} ${amounts.money(totals.stampDuty)}` : '';
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    stack: [
      {
        columns: [
          { width: '*', stack: [terms(offer, order, words, amounts)] },
          {
            width: 236,
            stack: [
              {
                layout: bareLayout,
                table: {
                  widths: ['*', 86],
                  body: rows.map(([label, value]) => [
                    { text: runs(label), color: GREY },
                    { text: value, alignment: 'right', noWrap: true },
                  ]),
                },
              },
              {
                margin: [0, 5, 0, 0],
                layout: {
                  hLineWidth: (line) => (line === 0 ? 1.2 : 0),
                  hLineColor: () => order.brand.colour,
                  vLineWidth: () => 0,
                  paddingLeft: () => 0,
                  paddingRight: () => 0,
                  paddingTop: () => 6,
                  paddingBottom: () => 2,
                },
                table: {
                  widths: ['*', 110],
                  body: [
                    [
                      { text: words.grandTotal, bold: true, fontSize: 10.5, margin: [0, 2, 0, 0] },
                      {
                        text: amounts.money(totals.total),
                        bold: true,
                        fontSize: 13,
                        alignment: 'right',
                        noWrap: true,
                      },
                    ],
                  ],
                },
              },
              { text: stamp, style: 'label', alignment: 'right', margin: [0, 2, 0, 0] },
            ],
          },
        ],
        columnGap: 20,
      },
    ],
  };
}

/** Space for the customer's signature, kept on one page. */
export const signature = (words: Words): Content => ({
  unbreakable: true,
  margin: [0, 30, 0, 0],
  columns: [
    { width: '*', text: '' },
    {
      width: 236,
      stack: [
        { text: words.acceptance, style: 'label' },
        {
          canvas: [{ type: 'line', x1: 0, y1: 34, x2: 236, y2: 34, lineWidth: 0.6, lineColor: LINE }],
        },
      ],
    },
  ],
});
