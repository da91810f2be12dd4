import type { registry as registryOf } from '@truciolo/contract';
import type { StoredRow } from './registry-repository.ts';
import type { RegistryValues } from './registry-table.ts';

export type Registry = ReturnType<typeof registryOf>;

/** What people type, out of a stored row. */
export function fieldsOf(registry: Registry, row: StoredRow): RegistryValues {
  return Object.fromEntries(Object.keys(registry.fields.shape).map((field) => [field, row[field]]));
}
