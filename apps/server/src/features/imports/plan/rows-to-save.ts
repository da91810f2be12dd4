import type { SheetKind } from '@truciolo/contract';
import type { PlannedRow } from './plan-rows.ts';

type Row = Pick<PlannedRow, 'state' | 'values'>;

/** The rows that are saved where those with mistakes are left out; of a quote all of its rows, or none. */
export function rowsToSave<T extends Row>(rows: readonly T[], registry: SheetKind): readonly T[] {
  const good = rows.filter(({ state }) => state !== 'bad');
  if (registry !== 'quotes') return good;
  const spoiled = new Set(rows.filter(({ state }) => state === 'bad').map(({ values }) => values.number));
  return good.filter(({ values }) => !spoiled.has(values.number));
}
