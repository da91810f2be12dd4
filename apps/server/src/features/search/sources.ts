import type { SearchKind } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import type { RegistryTableName } from '../../platform/registry/registry-table.ts';

/** Where the rows of a kind are, and which of their columns tell them apart. No column here holds a price. */
export interface SearchSource {
  readonly kind: Exclude<SearchKind, 'quote'>;
  readonly table: RegistryTableName;
  readonly code: RawBuilder<string>;
  readonly name: RawBuilder<string>;
  readonly detail: RawBuilder<string>;
}

export const searchSources: readonly SearchSource[] = [
  {
    kind: 'customer',
    table: 'customers',
    code: sql`code`,
    name: sql`name`,
    detail: sql`concat_ws(' · ', nullif(legal_address->>'city', ''), nullif(vat_number, ''))`,
  },
  {
    kind: 'material',
    table: 'materials',
    code: sql`wnr`,
    name: sql`designation`,
    detail: sql`concat_ws(' · ', nullif(array_to_string(common_names, ', '), ''), nullif(condition, ''))`,
  },
  { kind: 'machine', table: 'machines', code: sql`code`, name: sql`name`, detail: sql`maker` },
  {
    kind: 'work',
    table: 'works',
    code: sql`code`,
    name: sql`name`,
    detail: sql`case when external then 'esterna' else 'interna' end`,
  },
  { kind: 'cost', table: 'costs', code: sql`code`, name: sql`name`, detail: sql`''` },
];
