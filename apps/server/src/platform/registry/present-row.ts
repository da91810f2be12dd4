import type { Changes } from '../audit.ts';
import type { Actor } from '../context.ts';
import type { StoredRow } from './registry-repository.ts';
import type { RegistryTable, RegistryValues } from './registry-table.ts';

type Viewer = Pick<Actor, 'hideCosts'>;

/** The row in the contract's form for a viewer; undeclared columns are dropped on the way out. */
export function presentRow(table: RegistryTable, row: StoredRow, { hideCosts }: Viewer): RegistryValues {
  // Written over a copy: lists have hundreds of these.
  const shown: Record<string, unknown> = { ...row };
  for (const name in shown) {
    const value = shown[name];
    if (value instanceof Date) shown[name] = value.toISOString();
  }
  return hideCosts ? Object.assign(shown, table.secrets) : shown;
}

/** A history without the prices that the viewer may not see. */
export function presentChanges(table: RegistryTable, changes: Changes, { hideCosts }: Viewer): Changes {
  if (!hideCosts) return changes;
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !(field in table.secrets)));
}

/** Ignored for users without cost access: sorting by price would leak prices. */
export const visibleSort = (table: RegistryTable, sort: string, { hideCosts }: Viewer): string =>
  hideCosts && sort.replace(/^-/, '') in table.secrets ? '' : sort;
