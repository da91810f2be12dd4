import type { Changes } from '../audit.ts';
import type { Actor } from '../context.ts';
import type { StoredRow } from './registry-repository.ts';
import type { RegistryTable, RegistryValues } from './registry-table.ts';

type Viewer = Pick<Actor, 'hideCosts'>;

/** The row as the contract knows it, for who looks at it; what the contract does not name is dropped on the way out. */
export function presentRow(table: RegistryTable, row: StoredRow, { hideCosts }: Viewer): RegistryValues {
  // Written over a copy: lists have hundreds of these.
  const shown: Record<string, unknown> = { ...row };
  for (const name in shown) {
    const value = shown[name];
    if (value instanceof Date) shown[name] = value.toISOString();
  }
  return hideCosts ? Object.assign(shown, table.secrets) : shown;
}

/** A history without the prices somebody may not see. */
export function presentChanges(table: RegistryTable, changes: Changes, { hideCosts }: Viewer): Changes {
  if (!hideCosts) return changes;
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !(field in table.secrets)));
}

/** An order by price would tell the prices: for who may not see them such a sort is no sort. */
export const visibleSort = (table: RegistryTable, sort: string, { hideCosts }: Viewer): string =>
  hideCosts && sort.replace(/^-/, '') in table.secrets ? '' : sort;
