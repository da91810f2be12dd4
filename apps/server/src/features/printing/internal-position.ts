import { writeGrouped } from '@truciolo/italian';
import { formatMoney, formatPercent, type Money, ZERO } from '@truciolo/money';
import { CATEGORY_LABELS, COST_CATEGORIES, type PricedQuantity } from '@truciolo/pricing';
import { offeredDays, type PositionDraft, type StoredPosition } from '@truciolo/quote';
import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { runs } from './fonts.ts';
import { GREY, rowsLayout } from './page.ts';
import type { PdfOrder } from './pdf-order.ts';
import { phasesTable } from './phases-table.ts';

/** Columns of quantities that fit beside each other. */
const COLUMNS = 6;
const PHASES_ON_A_PAGE = 20;

const plain = (amount: Money): string => formatMoney(amount, { symbol: false });
/** A price with its original decimals, as the customer sees it. */
const unit = (amount: Money): string => formatMoney(amount, { symbol: false, maxDecimals: 4 });
const percentOrDash = (value: Parameters<typeof formatPercent>[0] | null): string =>
  value === null ? '—' : formatPercent(value, 1);
const hours = (value: number): string => writeGrouped(value, 2, 1);

/** Offered working days at a quantity, as text. */
type DaysAt = (quantity: number) => string;

interface Line {
  readonly label: string;
  readonly strong?: boolean;
  readonly value: (priced: PricedQuantity) => string;
}

const machineHours = ({ machines }: PricedQuantity): number =>
  machines.reduce((sum, { setupHours, runHours }) => sum + setupHours + runHours, 0);

function lines(all: readonly PricedQuantity[], daysAt: DaysAt): Line[] {
  const used = COST_CATEGORIES.filter((category) =>
    all.some(({ cost }) => cost.byCategory[category] !== ZERO),
  );
  return [
    ...used.map((category) => ({
      label: CATEGORY_LABELS[category],
      value: ({ cost }: PricedQuantity) => plain(cost.byCategory[category]),
    })),
    { label: 'Costo pieno del lotto', strong: true, value: ({ cost }) => plain(cost.full) },
    { label: 'Soglia: costo pieno €/pz', value: ({ cost }) => plain(cost.fullPerPiece) },
    { label: 'Soglia: costo variabile €/pz', value: ({ cost }) => plain(cost.variablePerPiece) },
    { label: 'Prezzo di listino €/pz', value: ({ price }) => unit(price.listUnit) },
    { label: 'Prezzo netto €/pz', strong: true, value: ({ price }) => unit(price.netUnit) },
    { label: 'Totale riga €', strong: true, value: ({ price }) => plain(price.total) },
    { label: 'Margine netto', strong: true, value: ({ price }) => percentOrDash(price.netMargin) },
    { label: 'Ricarico netto', value: ({ price }) => percentOrDash(price.netMarkup) },
    { label: 'Pezzi da avviare', value: ({ started }) => writeGrouped(started) },
    { label: 'Ore macchina', value: (priced) => hours(machineHours(priced)) },
    { label: 'Giorni lavorativi', value: ({ quantity }) => daysAt(quantity) },
  ];
}

function costTable(all: readonly PricedQuantity[], daysAt: DaysAt): ContentTable {
  const right = { alignment: 'right', noWrap: true } as const;
  return {
    margin: [0, 6, 0, 0],
    layout: { ...rowsLayout, paddingTop: () => 2.5, paddingBottom: () => 2.5 },
    table: {
      headerRows: 1,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      widths: ['*', ...all.map(() => 62)],
      body: [
        [
          { text: 'Costi in € del lotto', style: 'columnHead' },
          ...all.map(
            ({ quantity }): TableCell => ({
              text: `${writeGrouped(quantity)} pz`,
              style: 'columnHead',
              ...right,
            }),
          ),
        ],
        ...lines(all, daysAt).map(({ label, strong = false, value }) => [
          { text: label, bold: strong },
          ...all.map((priced): TableCell => ({ text: value(priced), bold: strong, ...right })),
        ]),
      ],
    },
  };
}

function remarks(position: PositionDraft, priced: StoredPosition): Content[] {
  const warnings = priced.outcomes.flatMap(({ quantity, outcome }) =>
    outcome.ok ? outcome.priced.warnings.map(({ message }) => ({ quantity, message })) : [],
  );
  const byMessage = new Map<string, number[]>();
  for (const { quantity, message } of warnings)
    byMessage.set(message, [...(byMessage.get(message) ?? []), quantity]);
  const texts = [
    ...priced.problems.map(({ message }) => `Manca: ${message}`),
    ...[...byMessage].map(([message, quantities]) =>
      quantities.length === priced.outcomes.length ? message : `${message} (${quantities.join(', ')} pz)`,
    ),
    ...(position.price.belowFloorReason
      ? [`Motivo del prezzo sotto soglia: ${position.price.belowFloorReason}`]
      : []),
  ];
  if (texts.length === 0) return [];
  return [{ ul: texts.map((text) => ({ text: runs(text) })), fontSize: 8.5, margin: [0, 6, 0, 0] }];
}

/** One position with everything the shop knows of it. */
export function internalPosition(
  position: PositionDraft,
  priced: StoredPosition,
  index: number,
  { document: { rates }, content, planned }: PdfOrder,
): Content[] {
  const { stock } = position;
  const materialId = stock && stock.kind !== 'none' ? stock.materialId : null;
  const material = materialId === null ? '' : (rates.materials[materialId]?.name ?? '');
  const all = priced.outcomes.flatMap(({ outcome }) => (outcome.ok ? [outcome.priced] : []));
  const sent = content?.offer.positions.find(({ id }) => id === position.id)?.prices;
  const daysAt: DaysAt = (quantity) => {
    const days = sent
      ? sent.find((price) => price.quantity === quantity)?.leadDays
      : offeredDays(position, quantity, planned).days;
    return days ? writeGrouped(days) : '—';
  };
  const tables: ContentTable[] = [];
  for (let from = 0; from < all.length; from += COLUMNS)
    tables.push(costTable(all.slice(from, from + COLUMNS), daysAt));
  const title = [position.code, position.description.split('\n')[0]?.slice(0, 160)]
    .filter(Boolean)
    .join(' · ');
  const facts = [
    position.drawing && `Disegno ${position.drawing} ${position.drawingRevision}`.trim(),
    material && `Materiale ${material}`,
    position.optional && 'Opzionale',
  ].filter(Boolean);
  const head: Content[] = [
    { text: runs(`${index + 1}. ${title || 'Posizione senza nome'}`), fontSize: 10.5, bold: true },
    ...(facts.length > 0 ? [{ text: runs(facts.join(' · ')), color: GREY, fontSize: 8 } as Content] : []),
    ...phasesTable(position, rates.machines),
  ];
  return [
    // The name of a position does not stay alone at the foot of a page.
    { unbreakable: position.phases.length <= PHASES_ON_A_PAGE, margin: [0, 18, 0, 0], stack: head },
    ...tables,
    ...remarks(position, priced),
  ];
}
