import type { StoredRow } from './registry-repository.ts';
import type { RegistryTable, RegistryValues } from './registry-table.ts';

/** The editable fields of a stored row. */
export function fieldsOf({ registry }: RegistryTable, row: StoredRow): RegistryValues {
  return Object.fromEntries(Object.keys(registry.fields.shape).map((field) => [field, row[field]]));
}
