import type { Material } from '@truciolo/contract';
import type { MaterialRow } from './repository.ts';

export function presentMaterial(row: MaterialRow): Material {
  const { companyGuid: _company, libraryId: _library, archivedAt: _archived, priceDate, ...rest } = row;
  return { ...rest, priceDate: priceDate?.toISOString() ?? null };
}
