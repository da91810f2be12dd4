import type { Changes } from '../../platform/audit.ts';
import type { Actor } from '../../platform/context.ts';
import { presentChanges } from '../../platform/registry/present-row.ts';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';
import { costsTable } from '../costs/index.ts';
import { customersTable } from '../customers/index.ts';
import { machinesTable } from '../machines/index.ts';
import { materialsTable } from '../materials/index.ts';
import { worksTable } from '../works/index.ts';

const tables = new Map<string, RegistryTable>(
  [costsTable, customersTable, machinesTable, materialsTable, worksTable].map((table) => [
    table.entity,
    table,
  ]),
);

/** Times and costs through and through: what a field of theirs was and became is told to nobody else. */
const allSecret: ReadonlySet<string> = new Set(['quote', 'quote-template']);
const secretFields: Readonly<Record<string, readonly string[]>> = { company: ['defaultMargin'] };

/** What changed, without the prices, costs and margins that the reader may not see; that it happened stays. */
export function visibleChanges(
  { entity, changes }: { readonly entity: string; readonly changes: Changes },
  viewer: Pick<Actor, 'hideCosts'>,
): Changes {
  if (!viewer.hideCosts) return changes;
  if (allSecret.has(entity)) return {};
  const table = tables.get(entity);
  if (table) return presentChanges(table, changes, viewer);
  const secret = secretFields[entity] ?? [];
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !secret.includes(field)));
}
