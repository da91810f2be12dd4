import { type PlainView, plainQuotes } from '@truciolo/contract';
import { writeGrouped } from '@truciolo/italian';
import { formatMoney, money } from '@truciolo/money';
import { z } from 'zod';
import { asData } from '../as-data.ts';
import { type Assistant, tool } from '../tool.ts';

/** A quote in a few lines: state, positions with their prices, open points, and the page. */
export function quoteText(view: PlainView, link: Assistant['link']): string {
  const { draft, prices, totals, toConfirm } = view;
  const positions = draft.positions.map((position) => {
    const priced = prices.find(({ id }) => id === position.id);
    const steps = (priced?.prices ?? []).map(
      ({ quantity, unit }) => `${writeGrouped(quantity)} × ${formatMoney(money(unit))}`,
    );
    const missing = priced?.missing.length ? ` Manca: ${priced.missing.join(' ')}` : '';
    const notes = position.notes ? ` Note: ${asData(position.notes)}` : '';
    return `- ${position.id} ${position.code} ${asData(position.description)}: ${steps.join(', ') || 'senza prezzo'}.${missing}${notes}`;
  });
  return [
    `Preventivo ${view.number} rev. ${view.revision} (${view.state}), guid ${view.guid}`,
    `Cliente: ${asData(draft.customer.name)} Titolo: ${asData(draft.title)}`,
    ...positions,
    `Imponibile ${formatMoney(money(totals.taxable))}, valido fino al ${view.validUntil}.`,
    ...(draft.customerNotes ? [`Note per il cliente: ${asData(draft.customerNotes)}`] : []),
    ...(toConfirm.length > 0 ? [`Da confermare prima dell’invio: ${toConfirm.join(', ')}.`] : []),
    `Pagina: ${link('quote', view.guid)}`,
  ].join('\n');
}

export const showQuoteTool = tool(
  {
    name: 'show_quote',
    title: 'Leggi un preventivo',
    description:
      'Le posizioni di un preventivo con i prezzi, le note e i punti aperti. Serve il guid, da search.',
  },
  z.strictObject({ quoteGuid: z.guid() }),
  async ({ call, link, signal }, { quoteGuid }) =>
    quoteText(await call(plainQuotes.get, { params: { guid: quoteGuid } }, { signal }), link),
);
