import type { ShopMachine, WorkMaterial } from '@truciolo/cycle';
import { dayInRome } from '@truciolo/italian';
import { newQuote, type PositionStart, type QuoteDocument, type WorkRow } from '@truciolo/quote';
import type { Db } from '../../platform/database/handles.ts';
import { measuredTimes } from '../jobs/index.ts';
import { findCompanyDefaults, findWorks, startOf } from '../plain-quotes/index.ts';

type FloorMaterial = WorkMaterial & { readonly guid: string };

/** Everything of a shop that prices parts, read once for any number of them. */
export interface ShopFloor {
  readonly machines: readonly ShopMachine[];
  readonly materials: ReadonlyMap<string, FloorMaterial>;
  readonly works: ReadonlyMap<string, WorkRow>;
  readonly start: PositionStart;
  /** An empty quote of today. */
  readonly document: QuoteDocument;
  readonly ratiosFor: Awaited<ReturnType<typeof measuredTimes>>;
}

const MOST_MACHINES = 500;

/** By code, like the 3D Assistant lists them: equally cheap routes are ranked by it. */
async function listMachines(db: Db): Promise<ShopMachine[]> {
  const rows = await db
    .selectFrom('machines')
    .select([
      'guid',
      'name',
      'kind',
      'travel',
      'maxDiameter',
      'maxLength',
      'maxWeight',
      'spindleMax',
      'spindlePower',
      'spindleTorque',
      'barFeeder',
      'hourlyRate',
      'dynamics',
    ])
    .where('archivedAt', 'is', null)
    .orderBy('code')
    .orderBy('guid')
    .limit(MOST_MACHINES)
    .execute();
  return rows;
}

async function listMaterials(db: Db, guids: readonly string[]): Promise<FloorMaterial[]> {
  if (guids.length === 0) return [];
  return db
    .selectFrom('materials')
    .select(['guid', 'designation', 'isoGroup', 'density', 'pricePerKg', 'kc11', 'mc', 'cuttingSpeeds'])
    .where('guid', 'in', [...guids])
    .where('archivedAt', 'is', null)
    .execute();
}

interface Named {
  readonly materials: readonly string[];
  readonly works: readonly string[];
  /** % of the price; null: the company's own. */
  readonly margin: number | null;
}

/** Reads the registries for parts of these materials and processes. */
export async function openShopFloor(db: Db, named: Named, now: Date): Promise<ShopFloor> {
  const defaults = await findCompanyDefaults(db);
  const start = await startOf(db, { customer: { guid: null }, positions: [] });
  const materials = await listMaterials(db, [...new Set(named.materials)]);
  return {
    machines: await listMachines(db),
    materials: new Map(materials.map((material) => [material.guid, material])),
    works: await findWorks(db, [...new Set(named.works)]),
    start: {
      ...start,
      company: { defaultMargin: named.margin ?? start.company.defaultMargin },
      customer: null,
    },
    document: newQuote(dayInRome(now), defaults),
    ratiosFor: await measuredTimes(db),
  };
}
