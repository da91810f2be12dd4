import {
  costs,
  customers,
  machines,
  materials,
  type SheetKind,
  type SheetRegistry,
  works,
} from '@truciolo/contract';
import type { Actor } from '../../platform/context.ts';
import type { Registry } from '../../platform/registry/registry-fields.ts';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';
import { costsTable } from '../costs/index.ts';
import { customersTable } from '../customers/index.ts';
import { machinesTable } from '../machines/index.ts';
import { materialsTable } from '../materials/index.ts';
import { worksTable } from '../works/index.ts';

/** Where the rows of each sheet are kept. */
export const registryTables: Readonly<Record<SheetRegistry, { registry: Registry; table: RegistryTable }>> = {
  customers: { registry: customers, table: customersTable },
  materials: { registry: materials, table: materialsTable },
  works: { registry: works, table: worksTable },
  costs: { registry: costs, table: costsTable },
  machines: { registry: machines, table: machinesTable },
};

/** Fields this user neither sees nor sets; past quotes are not for who may not see costs at all. */
export const secretsOf = (kind: SheetKind, { hideCosts }: Pick<Actor, 'hideCosts'>): string[] =>
  hideCosts && kind !== 'quotes' ? Object.keys(registryTables[kind].table.secrets) : [];
