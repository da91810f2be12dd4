import type { registry } from '@truciolo/contract';
import type { RawBuilder } from 'kysely';
import type { Reference } from './refuse-unknown.ts';
import type { RegistryTableName } from './registry-table-name.ts';

/** A row at the boundary, before the contract types it. */
export type RegistryValues = Readonly<Record<string, unknown>>;

type Registry = ReturnType<typeof registry>;

/** Differences between one registry and the next; everything else is shared. */
export interface RegistryTable {
  readonly table: RegistryTableName;
  /** Its calls, fields and labels. */
  readonly registry: Registry;
  /** Column with the display name of a row. */
  readonly nameColumn: string;
  /**
   * Columns that the search shows beside the name; null excludes the registry from the search. None of them holds a
   * price.
   */
  readonly found: { readonly code: RawBuilder<string>; readonly detail: RawBuilder<string> } | null;
  /** Fields stored as jsonb. */
  readonly jsonFields: readonly string[];
  /** Instants beside those that every row has. */
  readonly instants?: readonly string[];
  /** Sortable columns or expressions by field name. Names use `sortKey`, which ignores accents. */
  readonly sortColumns: Readonly<Record<string, string | RawBuilder<unknown>>>;
  /** Filterable columns by field name. */
  readonly filterColumns: Readonly<Record<string, string>>;
  /** Search words of the row. */
  searchText(fields: RegistryValues): string;
  /** Default sort key of the rows. */
  sortText(fields: RegistryValues): string;
  /** Columns that the server computes from a change (a price's date). */
  derive?(changed: RegistryValues, now: Date): RegistryValues;
  /** Rows of other registries that a row references. */
  references?(fields: RegistryValues): readonly Reference[];
  /** Values implied by an edit by hand: a typed price is confirmed, and its source is the user. */
  impliedByEdit?(typed: RegistryValues): RegistryValues;
  /** Sentences by field for a change that the locked row does not allow; null if it is allowed. */
  refuseChange?(row: RegistryValues, next: RegistryValues): Readonly<Record<string, string>> | null;
  /** Sentence for a row that may not be archived now. */
  refuseArchive?(row: RegistryValues): string | null;
  /** Prices, rates and margins, each with its replacement for users who may not see them. */
  readonly secrets: Readonly<Record<string, null | '' | 0>>;
  /** Unique field, and the index that enforces it. */
  readonly unique: { readonly field: string; readonly index: string };
}
