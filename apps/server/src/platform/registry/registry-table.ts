import type { registry } from '@truciolo/contract';
import type { RawBuilder } from 'kysely';
import type { Reference } from './refuse-unknown.ts';
import type { RegistryTableName } from './registry-table-name.ts';

/** A row as it goes in and comes out, before the contract gives it its type. */
export type RegistryValues = Readonly<Record<string, unknown>>;

export type Registry = ReturnType<typeof registry>;

/** What sets one registry apart from the next; everything else is shared. */
export interface RegistryTable {
  readonly table: RegistryTableName;
  /** Its calls, fields and words. */
  readonly registry: Registry;
  /** Column with the name people know a row by. */
  readonly nameColumn: string;
  /** Columns the search shows beside the name; null keeps the registry out of the search. None of them holds a price. */
  readonly found: { readonly code: RawBuilder<string>; readonly detail: RawBuilder<string> } | null;
  /** Fields stored as jsonb. */
  readonly jsonFields: readonly string[];
  /** Points in time beside those that every row has. */
  readonly instants?: readonly string[];
  /** Columns, or what is worked out of them, that a list may be sorted by, by field name. Names go by `sortKey`, which knows no accents. */
  readonly sortColumns: Readonly<Record<string, string | RawBuilder<unknown>>>;
  /** Columns a list may be filtered by, by field name. */
  readonly filterColumns: Readonly<Record<string, string>>;
  /** The words a search finds the row by. */
  searchText(fields: RegistryValues): string;
  /** What the rows are ordered by when nobody asks otherwise. */
  sortText(fields: RegistryValues): string;
  /** Columns the server keeps itself, worked out from what changes (a price's date). */
  derive?(changed: RegistryValues, now: Date): RegistryValues;
  /** The rows of other registries that a row points at. */
  references?(fields: RegistryValues): readonly Reference[];
  /** What somebody who types these values by hand says with them: a price is confirmed, its source is who typed it. */
  impliedByEdit?(typed: RegistryValues): RegistryValues;
  /** Sentences by field for a change that the row, locked, does not allow; null lets it pass. */
  refuseChange?(row: RegistryValues, next: RegistryValues): Readonly<Record<string, string>> | null;
  /** A sentence for a row that may not leave the list now. */
  refuseArchive?(row: RegistryValues): string | null;
  /** Prices, rates and margins, each with what a user who may not see them gets in its place. */
  readonly secrets: Readonly<Record<string, null | '' | 0>>;
  /** Field that must not occur twice, and the index that sees to it. */
  readonly unique: { readonly field: string; readonly index: string };
}
