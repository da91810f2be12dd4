import type { DashboardFigure, DashboardTally } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import type { FigureSheet } from '../../components/downloads/download-menu.tsx';
import { hitRate } from '../../entities/quotes/hit-rate.ts';
import type { SheetColumn } from '../../lib/save-sheet.ts';

const EURO = '#,##0.00';
const pair = ({ count, value }: DashboardFigure): [number, number] => [count, inEuro(value)];
const pairOf = (name: string): SheetColumn[] => [{ head: name }, { head: `${name} €`, format: EURO }];

/** The rows that a panel shows, with all that is known of them. */
export const tallySheet = (
  title: string,
  who: string,
  rows: readonly DashboardTally[],
  nameOf: (row: DashboardTally) => string = ({ label }) => label,
): FigureSheet => ({
  title,
  columns: [
    { head: who },
    ...pairOf('Inviati'),
    ...pairOf('Accettati'),
    ...pairOf('Persi'),
    { head: 'Successo %' },
  ],
  rows: rows.map((row) => [
    nameOf(row),
    ...pair(row.sent),
    ...pair(row.won),
    ...pair(row.lost),
    hitRate(row.won.count, row.lost.count),
  ]),
});

export const lossSheet = (
  title: string,
  rows: readonly { readonly name: string; readonly lost: DashboardFigure }[],
): FigureSheet => ({
  title,
  columns: [{ head: 'Motivo' }, ...pairOf('Persi')],
  rows: rows.map(({ name, lost }) => [name, ...pair(lost)]),
});
