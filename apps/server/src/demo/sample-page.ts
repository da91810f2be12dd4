import { readFields, storePage } from '../features/shop-page/index.ts';
import type { Db } from '../platform/database/handles.ts';

/** Materials that a shop of this size has on its rack. */
const OFFERED = [
  'S355J2(+N)',
  '11SMnPb37',
  'C45',
  '39NiCrMo3+QT',
  'X5CrNi18-10',
  'X2CrNiMo17-12-2',
  'EN AW-6082 T6',
  'EN AW-7075 T6',
  'CuZn39Pb3 (CW614N)',
  'CuSn12-C (CC483K)',
  'POM-C',
  'PA6',
];

/** Processes of the registry, under their own names. */
const TREATMENTS = ['Brunitura', 'Zincatura elettrolitica', 'Anodizzazione'];

/** The page of the sample shop for its buyers is open. */
export async function createSamplePage(db: Db, companyGuid: string, now: Date): Promise<void> {
  const { fields } = await readFields(db, companyGuid);
  const materials = await db
    .selectFrom('materials')
    .select('guid')
    .where('designation', 'in', OFFERED)
    .execute();
  const works = await db
    .selectFrom('works')
    .select(['guid', 'name'])
    .where('name', 'in', TREATMENTS)
    .orderBy('code')
    .execute();
  const own = {
    active: true,
    tagline: 'Tornitura e fresatura di precisione, dal 1987',
    materials: materials.map(({ guid }) => guid),
    treatments: works.map(({ guid, name }) => ({ name, workGuid: guid })),
  };
  await storePage(db, companyGuid, { ...fields, ...own }, now);
}
