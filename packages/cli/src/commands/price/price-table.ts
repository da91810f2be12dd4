import type { PricedEntry, PricedFile } from './price-position-file.ts';

const amount = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  useGrouping: 'always',
});
const pieces = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const rate = (value: number | null) => (value === null ? '–' : `${value.toFixed(1).replace('.', ',')} %`);

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
  if (!entry.ok) return [pieces.format(entry.quantity), ...HEADINGS.slice(1).map(() => '–')];
  return [
    pieces.format(entry.quantity),
    pieces.format(entry.started),
    amount.format(entry.cost.fullPerPiece),
    amount.format(entry.listUnit),
    amount.format(entry.netUnit),
    rate(entry.margin.net),
    amount.format(entry.total),
    pieces.format(entry.leadDays),
  ];
}

/** An Italian table of the prices of a file, one row per quantity, and what to look at. */
export function priceTable(name: string, file: PricedFile): string {
  const rows = [HEADINGS, ...file.prices.map(row)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const lines = rows.map((cells) =>
    cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '),
  );
  const title = [file.code, file.description].filter((text) => text !== null).join(' · ') || name;
  const lot =
    file.economicLot.kind === 'lot'
      ? [`Lotto economico: ${pieces.format(file.economicLot.quantity)} pezzi.`]
      : [];
  const perQuantity = file.prices.flatMap((entry) => (entry.ok ? entry.warnings : []));
  const warnings = new Set(
    [...perQuantity, ...file.warnings].map((warning) => `Attenzione: ${warning.message}`),
  );
  return `${[title, ...lines, ...lot, ...warnings].join('\n')}\n`;
}
