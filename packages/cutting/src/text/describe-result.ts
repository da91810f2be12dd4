import { writeGrouped, writeMeasure } from '@truciolo/italian';
import { displayUnit, type UnitKey, type UnitSystem } from '@truciolo/units';
import type { Operation } from '../operation.ts';
import { commonFormulas, operationFormulas } from './formulas.data.ts';
import { type Quantity, type QuantitySymbol, quantities } from './quantities.data.ts';

/** One row of "Risultati": quantity, value and formula. */
export interface ResultRow {
  readonly symbol: QuantitySymbol;
  readonly label: string;
  /** In the unit the domain computes in. */
  readonly value: number;
  readonly unit: UnitKey;
  /** Italian text in the chosen system, three significant digits. */
  readonly text: string;
  readonly unitLabel: string;
  /** Empty for a quantity that was given. */
  readonly formula: string;
}

/** Well-known constants keep all their digits; computed values are rounded. */
const exact = new Set([
  'kc11',
  'mc',
  'kapr',
  'eta',
  'r',
  'taylorN',
  'passes',
  'turns',
  'L',
  'P',
  'allowance',
]);

function fill(template: string, values: ReadonlyMap<string, number>): string {
  const known = template.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    const names = [...part.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    return names.every((name) => values.has(name)) ? part : '';
  });
  return known.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) return name;
    return exact.has(name) ? writeGrouped(value) : writeMeasure(value);
  });
}

function numbersOf(result: object): ReadonlyMap<string, number> {
  const entries = Object.entries(result);
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

const symbols = Object.keys(quantities) as QuantitySymbol[];

/** The rows of a result, in reading order, ready for a page, a print or a terminal. */
export function describeResult(
  operation: Operation,
  result: object,
  system: UnitSystem = 'metric',
): readonly ResultRow[] {
  const values = numbersOf(result);
  const formulas = { ...commonFormulas, ...operationFormulas[operation] };
  return symbols.flatMap((symbol) => {
    const value = values.get(symbol);
    if (value === undefined) return [];
    const { label, unit, whole }: Quantity = quantities[symbol];
    const shown = displayUnit(unit, system);
    const formula = fill(formulas[symbol] ?? '', values);
    const text = whole ? writeGrouped(value) : writeMeasure(value * shown.factor);
    return [{ symbol, label, value, unit, text, unitLabel: shown.label, formula }];
  });
}
