import type { Material } from '@truciolo/contract';
import type { MaterialRow } from './repository.ts';

export function presentMaterial(row: MaterialRow): Material {
  const { companyGuid: _company, libraryId: _library, searchKey: _search, sortKey: _sort, ...rest } = row;
  return {
    ...rest,
    priceDate: row.priceDate?.toISOString() ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
