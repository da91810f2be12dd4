import { writeGrouped } from '@truciolo/italian';
import type { PricedEntry, PricedFile, PricedFilePosition } from './price-quote-file.ts';

const amount = (value: number) => writeGrouped(value, 4, 2);
const rate = (value: number | null) => (value === null ? '–' : `${writeGrouped(value, 1, 1)} %`);

const HEADINGS = [
  'Pezzi',
  'Avviare',
  'Costo €/pz',
  'Listino €/pz',
  'Netto €/pz',
  'Margine',
  'Totale €',
  'Giorni',
];

function row(entry: PricedEntry): readonly string[] {
  if (!entry.ok) return [writeGrouped(entry.quantity), ...HEADINGS.slice(1).map(() => '–')];
  return [
    writeGrouped(entry.quantity),
    writeGrouped(entry.started),
    amount(entry.cost.fullPerPiece),
    amount(entry.listUnit),
    amount(entry.netUnit),
    rate(entry.margin.net),
    amount(entry.total),
    writeGrouped(entry.leadDays),
  ];
}

function positionTable(name: string, file: PricedFilePosition): string {
  const rows = [HEADINGS, ...file.prices.map(row)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const lines = rows.map((cells) =>
    cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '),
  );
  const title = [file.code, file.description].filter((text) => text !== '').join(' · ') || name;
  const lot =
    file.economicLot?.kind === 'lot'
      ? [`Lotto economico: ${writeGrouped(file.economicLot.quantity)} pezzi.`]
      : [];
  const perQuantity = file.prices.flatMap((entry) => (entry.ok ? entry.warnings : []));
  const warnings = new Set(
    [...perQuantity, ...file.warnings].map((warning) => `Attenzione: ${warning.message}`),
  );
  return [title, ...lines, ...lot, ...warnings].join('\n');
}

/** An Italian table for each position of a quote, one row per quantity, with its warnings. */
export const priceTable = (name: string, { positions, totals }: PricedFile): string =>
  `${[
    ...positions.map((position) => positionTable(name, position)),
    `Totale ${amount(totals.taxable)} € + IVA ${amount(totals.vat)} € = ${amount(totals.total)} €`,
  ].join('\n\n')}\n`;
