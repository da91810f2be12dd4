import type { Db } from '../../../platform/database/handles.ts';

/** By name, in the order of the registry: a new position takes the first lathe. */
export function listMachineRates(db: Db) {
  return db
    .selectFrom('machines')
    .select(['guid', 'name', 'kind', 'hourlyRate', 'rateConfirmed', 'rateInput'])
    .where('archivedAt', 'is', null)
    .orderBy('sortKey')
    .orderBy('guid')
    .execute();
}

/** Setting of the company; row-level security hides other companies. */
export async function isLabourVariable(db: Db): Promise<boolean> {
  const company = await db.selectFrom('companies').select('labourIsVariable').executeTakeFirst();
  return company?.labourIsVariable ?? true;
}

/** Costs paid by the hour; energy is part of a machine's rate. */
export function listLabourRates(db: Db) {
  return db
    .selectFrom('costs')
    .select(['guid', 'name', 'amount', 'confirmed'])
    .where('archivedAt', 'is', null)
    .where('basis', '=', 'hour')
    .where('category', '<>', 'energy')
    .orderBy('sortKey')
    .orderBy('guid')
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
      'platePricePerKg',
      'chipRevenuePerKg',
    ])
    .where('archivedAt', 'is', null)
    .orderBy('sortKey')
    .orderBy('guid')
    .execute();
}

export function listPublishedFormulas(db: Db) {
  return db
    .selectFrom('works')
    .select(['guid', 'name', 'formulaVersion', 'formulaPublished'])
    .where('archivedAt', 'is', null)
    .where('formulaPublished', 'is not', null)
    .orderBy('sortKey')
    .orderBy('guid')
    .execute();
}
