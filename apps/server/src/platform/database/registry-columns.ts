import type { Defaulted, Instant, MaybeInstant } from './column-types.ts';

/** Columns every registry has beside the fields people type. */
export interface RegistryColumns {
  guid: string;
  companyGuid: string;
  searchKey: string;
  sortKey: string;
  archivedAt: MaybeInstant;
  createdAt: Instant;
  updatedAt: Instant;
  version: Defaulted<number>;
}
