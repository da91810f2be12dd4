import { writeGrouped } from '@truciolo/italian';
import { formatMoney, formatPercent, type Money, type Percent } from '@truciolo/money';
import type { Problem } from '../model/problem.ts';

/** Closed range; `above` makes the lower end open. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly above?: true;
}

type Print = (value: number) => string;

/** At most six decimals, so that a message shows the number as typed. */
const plain: Print = (value) => (Math.abs(value) < 1e12 ? writeGrouped(value, 6) : String(value));

/** Collects what is wrong with the values of a position, as Italian sentences with the path of the field. */
export interface Checker {
  readonly problems: readonly Problem[];
  /** A physical quantity or a count. `label` is Italian: "Tempo ciclo della fase «…»". */
  number(path: string, label: string, value: number | undefined, range: Range, unit?: string): void;
  whole(path: string, label: string, value: number | undefined, range: Range): void;
  money(path: string, label: string, value: Money | undefined, range: Range): void;
  percent(path: string, label: string, value: Percent | undefined, range: Range): void;
  report(problem: Problem): void;
}

export function makeChecker(): Checker {
  const problems: Problem[] = [];
  const bad = (path: string, message: string) => problems.push({ code: 'bad-value', path, message });
  const inRange = (path: string, label: string, value: number, range: Range, print: Print) => {
    if (value >= range.min && value <= range.max && !(range.above && value === range.min)) return;
    if (value < 0 && range.min >= 0)
      bad(path, `${label}: il valore non può essere negativo (${print(value)}).`);
    else if (value <= range.min)
      bad(
        path,
        `${label}: il valore deve essere ${range.above ? 'maggiore di' : 'almeno'} ${print(range.min)}.`,
      );
    else bad(path, `${label}: ${print(value)} è troppo, il massimo è ${print(range.max)}.`);
  };
  /** Counts, amounts and percentages are all held as integers. */
  const integer =
    (needed: string, print: Print) =>
    (path: string, label: string, value: number | undefined, range: Range) => {
      if (value === undefined) return;
      if (Number.isSafeInteger(value)) inRange(path, label, value, range, print);
      else bad(path, `${label}: serve ${needed}.`);
    };
  return {
    problems,
    report: (problem) => void problems.push(problem),
    number: (path, label, value, range, unit = '') => {
      if (value === undefined) return;
      if (Number.isFinite(value))
        inRange(path, label, value, range, (shown) => `${plain(shown)}${unit && ` ${unit}`}`);
      else bad(path, `${label}: il valore non è un numero.`);
    },
    whole: integer('un numero intero', plain),
    money: integer('un importo con al massimo quattro decimali', (shown) =>
      formatMoney(shown as Money, { maxDecimals: 4 }),
    ),
    percent: integer('una percentuale con al massimo quattro decimali', (shown) =>
      formatPercent(shown as Percent, 4),
    ),
  };
}
