import { type MaterialNeed, materialNeeds, type SupplierNeeds, seesPrices } from '@truciolo/contract';
import { CENT, money } from '@truciolo/money';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import type { Viewer } from '../../quotes/index.ts';
import { barsOf } from './bars-of-older-jobs.ts';

const WAITING = ['to-plan', 'planned', 'running', 'suspended'] as const;

/** Open jobs without material, earliest due day first, with the pieces they already have from the rack. */
const waitingJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .leftJoin('jobAmounts', 'jobAmounts.jobGuid', 'jobs.guid')
    .select((eb) => [
      'jobs.guid as jobGuid',
      'number as jobNumber',
      'code',
      'description',
      'jobs.material',
      'stock',
      'started',
      'stockWeight',
      'barWeight',
      'bars',
      'materialPrice',
      'quoteGuid',
      'quoteRevision',
      'positionId',
      'jobs.quantity as quantity',
      'due',
      'materialState as state',
      'materialDue as arrives',
      eb
        .selectFrom('jobMaterials')
        .select(sql<number>`coalesce(sum(pieces), 0)::int`.as('pieces'))
        .whereRef('jobMaterials.jobGuid', '=', 'jobs.guid')
        .as('fromRack'),
    ])
    .where('state', 'in', WAITING)
    .where('materialState', '<>', 'here')
    .where('archivedAt', 'is', null)
    .orderBy(sql`due asc nulls last`)
    .orderBy('number')
    .execute();

/** The first supplier in the record of a material, which is found by designation or by a common name. */
async function suppliersOf(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(names.map((name) => name.toLowerCase()))];
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ name: string; supplier: string }>`
    select asked.name as name, m.suppliers[1] as supplier from unnest(${asked}::text[]) as asked(name)
    join materials m on m.archived_at is null and m.suppliers[1] is not null
      and (lower(m.designation) = asked.name
        or exists (select 1 from unnest(m.common_names) as common(name) where lower(common.name) = asked.name))
    order by lower(m.designation) <> asked.name, m.guid`.execute(db);
  return new Map(rows.toReversed().map(({ name, supplier }) => [name, supplier]));
}

/** Bars and sheets are sold whole. */
const boughtWeight = (bars: number | null, barWeight: number | null): number | null =>
  bars === null || barWeight === null ? null : bars * barWeight;

const priceOf = (weight: number | null, perKg: number | null) =>
  weight === null || perKg === null ? null : money(Math.round((weight * perKg) / CENT) * CENT);

/** Material to buy and on its way, by supplier; material without a known supplier comes last. */
export async function loadNeeds(db: Db, viewer: Viewer): Promise<SupplierNeeds[]> {
  const seesCosts = seesPrices(viewer) && !viewer.hideCosts;
  const jobs = await waitingJobs(db);
  const suppliers = await suppliersOf(
    db,
    jobs.map(({ material }) => material),
  );
  const told = await db.selectFrom('supplierLeadTimes').select(['supplier', 'days']).execute();
  const leadDays = new Map(told.map(({ supplier, days }) => [supplier, days]));
  const groups = new Map<string, MaterialNeed[]>();
  for (const job of jobs) {
    const { barWeight, materialPrice } = await barsOf(db, job);
    const supplier = suppliers.get(job.material.toLowerCase()) ?? '';
    const own = groups.get(supplier);
    const weight = boughtWeight(job.bars, barWeight) ?? job.stockWeight;
    const need = {
      jobGuid: job.jobGuid,
      jobNumber: job.jobNumber,
      part: job.code || job.description,
      material: job.material,
      stock: job.stock,
      started: job.started,
      bars: job.bars,
      due: job.due,
      state: job.state,
      arrives: job.arrives,
      weight,
      price: seesCosts ? priceOf(weight, materialPrice) : null,
      fromRack: job.fromRack ?? 0,
    };
    if (own) own.push(need);
    else groups.set(supplier, [need]);
  }
  return [...groups]
    .map(([supplier, needs]) => ({ supplier, leadDays: leadDays.get(supplier) ?? null, needs }))
    .sort((a, b) =>
      a.supplier === '' || b.supplier === ''
        ? Number(a.supplier === '') - Number(b.supplier === '')
        : a.supplier.localeCompare(b.supplier, 'it'),
    );
}

export const listMaterialNeeds = endpoint(materialNeeds.list, ({ tenant, actor }) =>
  tenant((db) => loadNeeds(db, actor)),
);
