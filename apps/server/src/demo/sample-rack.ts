import { blankRackItem, type RackFields } from '@truciolo/contract';
import { addDays, dayInRome } from '@truciolo/italian';
import { euros } from '@truciolo/money';
import { sql } from 'kysely';
import { type Maker, reserveForJob, takeForJob } from '../features/jobs/index.ts';
import { addToRack } from '../features/rack/index.ts';
import { between, type Chance, makeChance, pick } from '../features/samples/index.ts';
import type { Db } from '../platform/database/handles.ts';

const SUPPLIERS = ['Acciai Sesia S.p.A.', 'Metalli Brianza S.r.l.', 'Siderurgica Olona'];
const DIAMETERS = [20, 25, 30, 40, 50, 60, 80];
const PLACES = ['A1', 'A2', 'A3', 'B1', 'B2', 'Cantilever'];
/** Of the materials that jobs are made of. */
const MATERIALS = 8;
const RESERVED_JOBS = 6;
const TAKEN_JOBS = 3;
const ARRIVES_DAYS = 6;
/** Between one job's material and the next one's. */
const BETWEEN_MS = 5 * 3_600_000;

const whole = (range: readonly [number, number], chance: Chance) => Math.round(between(range, chance));

function itemsOf(material: string, supplier: string, chance: Chance): RackFields[] {
  const width = pick(DIAMETERS, chance, 40);
  const batch = `C-${whole([41_000, 48_900], chance)}`;
  const place = pick(PLACES, chance, 'A1');
  const bar = { ...blankRackItem(), material, supplier, batch, place, width };
  const bars = { ...bar, pieces: whole([3, 12], chance), price: euros(whole([28, 180], chance)) };
  const sheet = { ...bar, shape: 'sheet' as const, width: 1000, thickness: whole([3, 15], chance) };
  return chance() < 0.3 ? [bars, { ...sheet, length: 2000, pieces: 2 }] : [bars];
}

/** Bars and plates for the jobs, some reserved, some cut; the newest jobs still have to buy. */
export async function createSampleRack(db: Db, maker: Maker): Promise<void> {
  const chance = makeChance(20_261_119);
  const { companyGuid } = maker.actor;
  const now = maker.clock();
  const names = await db
    .selectFrom('jobs')
    .select(['material', sql<number>`count(*)`.as('jobs')])
    .where('material', '<>', '')
    .groupBy('material')
    .orderBy('jobs', 'desc')
    .orderBy('material')
    .execute();
  const known = new Map<string, string>();
  for (const [index, { material }] of names.entries()) {
    const supplier = SUPPLIERS[index % SUPPLIERS.length] ?? '';
    await sql`update materials set suppliers = array[${supplier}] where designation = ${material} and suppliers = '{}'`.execute(
      db,
    );
    if (index >= MATERIALS) continue;
    const [guid] = await addToRack(db, itemsOf(material, supplier, chance), { companyGuid, now });
    if (guid) known.set(material, guid);
  }
  await materialFor(db, maker, known, { state: 'running', most: TAKEN_JOBS, cut: true });
  await materialFor(db, maker, known, { state: 'planned', most: RESERVED_JOBS, cut: false });
  const materialDue = addDays(dayInRome(now), ARRIVES_DAYS);
  await db
    .updateTable('jobs')
    .set({ materialState: 'ordered', materialDue })
    .where('state', '=', 'suspended')
    .execute();
}

/** Jobs of a state each take an available bar. */
async function materialFor(
  db: Db,
  maker: Maker,
  known: ReadonlyMap<string, string>,
  {
    state,
    most,
    cut,
  }: { readonly state: 'running' | 'planned'; readonly most: number; readonly cut: boolean },
): Promise<void> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['guid', 'material'])
    .where('state', '=', state)
    .where('material', 'in', [...known.keys()])
    .orderBy('number')
    .limit(most)
    .execute();
  for (const [index, { guid, material }] of jobs.entries()) {
    const itemGuid = known.get(material) ?? '';
    // One after the other over the last days, like in a shop; cut bars were reserved before the rest.
    const at = maker.clock().getTime() - (jobs.length - index + (cut ? RESERVED_JOBS : 0)) * BETWEEN_MS;
    const then = { ...maker, clock: () => new Date(at) };
    const [kept] = await reserveForJob(db, then, guid, { itemGuid, pieces: 1, covers: true });
    if (cut && kept)
      await takeForJob(db, then, { guid, takingGuid: kept.guid }, { left: 840, place: 'Avanzi' });
  }
}
