import type { RegistryEntity, RegistryName } from '@truciolo/contract';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';
import { costsTable } from '../costs/index.ts';
import { customersTable } from '../customers/index.ts';
import { cuttingSetsTable } from '../cutting/index.ts';
import { machinesTable } from '../machines/index.ts';
import { materialsTable } from '../materials/index.ts';
import { quoteTemplatesTable } from '../quote-templates/index.ts';
import { rackTable } from '../rack/index.ts';
import { rulesTable } from '../rules/index.ts';
import { worksTable } from '../works/index.ts';

/** Table of each registry. */
export const registryTables: Readonly<Record<RegistryName, RegistryTable>> = {
  customers: customersTable,
  materials: materialsTable,
  machines: machinesTable,
  works: worksTable,
  costs: costsTable,
  rack: rackTable,
  rules: rulesTable,
  cuttingSets: cuttingSetsTable,
  quoteTemplates: quoteTemplatesTable,
};

const byEntity = new Map(Object.values(registryTables).map((table) => [table.registry.words.entity, table]));

/** The registry that a line of the activity log is about; undefined where it is about something else. */
export const findRegistryTable = (entity: string): RegistryTable | undefined => byEntity.get(entity);

export function registryTableOf(entity: RegistryEntity): RegistryTable {
  const table = byEntity.get(entity);
  if (!table) throw new Error(`no registry holds rows of ${entity}`);
  return table;
}
