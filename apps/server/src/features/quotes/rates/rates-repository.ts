import type { Db } from '../../../platform/database/handles.ts';

export function listMachineRates(db: Db) {
  return db
    .selectFrom('machines')
    .select(['guid', 'name', 'hourlyRate', 'rateConfirmed'])
    .where('archivedAt', 'is', null)
    .execute();
}

/** What is paid by the hour; energy is part of a machine's rate. */
export function listLabourRates(db: Db) {
  return db
    .selectFrom('costs')
    .select(['guid', 'name', 'amount', 'confirmed'])
    .where('archivedAt', 'is', null)
    .where('basis', '=', 'ora')
    .where('category', '<>', 'energia')
    .execute();
}

export function listMaterialRates(db: Db) {
  return db
    .selectFrom('materials')
    .select([
      'guid',
      'designation',
      'isoGroup',
      'density',
      'pricePerKg',
      'priceConfirmed',
      'chipRevenuePerKg',
    ])
    .where('archivedAt', 'is', null)
    .execute();
}

export function listPublishedFormulas(db: Db) {
  return db
    .selectFrom('works')
    .select(['guid', 'name', 'formulaVersion', 'formulaPublished'])
    .where('archivedAt', 'is', null)
    .where('formulaPublished', 'is not', null)
    .execute();
}
