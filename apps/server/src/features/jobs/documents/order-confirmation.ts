import { type MadeFile, orders } from '@truciolo/contract';
import { dayInRome, italianDay, writeGrouped } from '@truciolo/italian';
import { formatMoney, money, sum } from '@truciolo/money';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { type FormContent, printForm } from '../../printing/index.ts';
import { findRevision } from '../../quotes/index.ts';
import { findOrder, listCharges } from '../orders/load-order.ts';

const plain = (amount: number): string => formatMoney(money(amount), { symbol: false, maxDecimals: 4 });

/** The order confirmation: positions, prices and dates. */
export async function confirmationOf(db: Db, guid: string): Promise<FormContent> {
  const order = await findOrder(db, guid);
  const lines = await db
    .selectFrom('jobs')
    .innerJoin('jobAmounts', 'jobAmounts.jobGuid', 'jobs.guid')
    .select(['jobs.code', 'jobs.description', 'jobs.drawing', 'jobs.quantity', 'jobs.due'])
    .select(['jobAmounts.unit', 'jobAmounts.total'])
    .where('jobs.orderGuid', '=', guid)
    .where('jobs.state', '<>', 'cancelled')
    .orderBy('jobs.serial')
    .execute();
  const { quoteGuid, quoteRevision } = order;
  const revision =
    quoteGuid && quoteRevision !== null ? await findRevision(db, quoteGuid, quoteRevision) : undefined;
  const document = revision?.document;
  const charges = await listCharges(db, guid);
  const amounts = [...lines, ...charges.map(({ amount }) => ({ total: amount }))].map(({ total }) =>
    money(total),
  );
  const bought = order.buyerDate ? ` del ${italianDay(order.buyerDate)}` : '';
  return {
    title: 'Conferma d’ordine',
    number: order.number,
    to: {
      label: 'Spett.le',
      name: order.customerName,
      lines: [
        document?.customer.address,
        document?.customer.vatNumber && `P.IVA ${document.customer.vatNumber}`,
      ]
        .filter(Boolean)
        .join('\n'),
    },
    facts: [
      ['Data', italianDay(dayInRome(order.createdAt))],
      ['Vs. ordine', order.buyerNumber ? `${order.buyerNumber}${bought}` : ''],
      ['Ns. preventivo', order.quoteNumber ? `${order.quoteNumber} rev. ${order.quoteRevision}` : ''],
      ['Pagamento', document?.paymentTerms ?? ''],
      ['Resa', document?.deliveryTerms ?? ''],
    ],
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: 'Pos.', width: 24 },
          { label: 'Descrizione', width: '*' },
          { label: 'Pezzi', width: 46, right: true },
          { label: '€/pz', width: 60, right: true },
          { label: 'Totale €', width: 66, right: true },
          { label: 'Consegna', width: 62, right: true },
        ],
        rows: lines.map(({ code, description, drawing, quantity, unit, total, due }, index) => [
          String(index + 1),
          [code, description, drawing && `Disegno ${drawing}`].filter(Boolean).join('\n'),
          writeGrouped(quantity),
          plain(unit),
          formatMoney(money(total), { symbol: false }),
          due ? italianDay(due) : 'da concordare',
        ]),
      },
      {
        kind: 'totals',
        rows: [
          ...charges.map(({ label, amount }): [string, string] => [
            label || 'Costo dell’ordine',
            formatMoney(money(amount)),
          ]),
          ['Imponibile', formatMoney(sum(amounts))],
        ],
      },
      { kind: 'text', title: 'Note', text: order.notes },
      { kind: 'text', title: 'Esclusioni', text: document?.exclusions ?? '' },
      { kind: 'signatures', labels: ['Per conferma', 'Timbro e firma'] },
    ],
  };
}

export async function printOrder(context: Context, guid: string): Promise<MadeFile> {
  const content = await context.tenant((db) => confirmationOf(db, guid));
  return printForm(context, `${content.number}-conferma`, content);
}

export const orderPdf = endpoint(orders.pdf, (context, { params }) => printOrder(context, params.guid));
