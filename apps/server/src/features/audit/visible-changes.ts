import type { Changes } from '../../platform/audit.ts';
import type { Actor } from '../../platform/context.ts';
import { presentChanges } from '../../platform/registry/present-row.ts';
import { findRegistryTable } from '../registries/index.ts';

/** A quote consists of times and costs: users without cost access see none of its field values. */
const allSecret: ReadonlySet<string> = new Set(['quote']);
const secretFields: Readonly<Record<string, readonly string[]>> = { company: ['defaultMargin'] };

/** Changes without the prices, costs and margins that the reader may not see; the entry itself stays. */
export function visibleChanges(
  { entity, changes }: { readonly entity: string; readonly changes: Changes },
  viewer: Pick<Actor, 'hideCosts'>,
): Changes {
  if (!viewer.hideCosts) return changes;
  if (allSecret.has(entity)) return {};
  const table = findRegistryTable(entity);
  if (table) return presentChanges(table, changes, viewer);
  const secret = secretFields[entity] ?? [];
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !secret.includes(field)));
}
