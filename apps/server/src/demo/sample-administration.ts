import { addDays, dayInRome, endOfDayInRome } from '@truciolo/italian';
import { createCompany } from '../features/companies/index.ts';
import { createUser } from '../features/identity/index.ts';
import { grantLicence, takeSeatIfFree } from '../features/licensing/index.ts';
import type { Services } from '../platform/context.ts';
import type { Db } from '../platform/database/handles.ts';
import { newGuid } from '../platform/guid.ts';
import {
  type SampleCompany,
  SECOND_SAMPLE_ADMIN,
  sampleCompanies,
  sampleMessages,
} from './sample-companies.data.ts';
import { recordSampleUsage, type UsageSource } from './sample-usage.ts';

const DAY_MS = 86_400_000;

interface DemoContext {
  readonly services: Services;
  readonly passwordHash: string;
  readonly now: Date;
  /** The demo officina and its owner. */
  readonly companyGuid: string;
  readonly ownerGuid: string;
}

const colleagues = [
  {
    firstName: 'Laura',
    lastName: 'Ferrari',
    email: 'preventivista@truciolo.it',
    role: 'preventivista',
    ago: 0.2,
  },
  { firstName: 'Davide', lastName: 'Gallo', email: 'tecnico@truciolo.it', role: 'tecnico', ago: 1.1 },
  { firstName: 'Said', lastName: 'Amrani', email: 'reparto@truciolo.it', role: 'reparto', ago: 0.1 },
  { firstName: 'Renzo', lastName: 'Costa', email: 'renzo.costa@truciolo.it', role: 'reparto', ago: 74 },
] as const;

/** People around the owner of the demo officina: three at work, one suspended. */
async function addColleagues(db: Db, { companyGuid, passwordHash, now }: DemoContext): Promise<string[]> {
  const guids: string[] = [];
  for (const { ago, ...person } of colleagues) {
    const guid = newGuid(now);
    await createUser(db, {
      ...person,
      guid,
      companyGuid,
      passwordHash,
      now: new Date(now.getTime() - 120 * DAY_MS),
    });
    const isGone = ago > 30;
    const lastAccessAt = new Date(now.getTime() - ago * DAY_MS);
    const status = isGone ? 'suspended' : 'active';
    await db.updateTable('users').set({ lastAccessAt, status }).where('guid', '=', guid).execute();
    if (isGone) continue;
    await takeSeatIfFree(db, { companyGuid, userGuid: guid, now });
    guids.push(guid);
  }
  return guids;
}

async function addCompany(ground: DemoContext, sample: SampleCompany): Promise<UsageSource> {
  const { services, passwordHash, now } = ground;
  const { name, vatNumber, address, postalCode, city, province, plan, seats, expiresIn } = sample;
  const { supplierGuid, handles } = services;
  const registered = new Date(now.getTime() - sample.registeredAgo * DAY_MS);
  const companyGuid = newGuid(registered);
  const expiresAt = expiresIn === null ? null : endOfDayInRome(addDays(dayInRome(now), expiresIn));
  const fields = { name, vatNumber, address, postalCode, city, province };
  return handles.tenant(companyGuid, async (db) => {
    await createCompany(db, {
      ...fields,
      guid: companyGuid,
      kind: 'consumer',
      supplierGuid,
      now: registered,
    });
    await grantLicence(db, { companyGuid, plan, seats, expiresAt });
    const userGuids: string[] = [];
    for (const [index, [firstName, lastName]] of sample.people.entries()) {
      const guid = newGuid(registered);
      const role = (['responsabile', 'preventivista'] as const)[index] ?? 'tecnico';
      const email = `${firstName}.${lastName}@officina-demo.it`.toLowerCase();
      const person = { guid, companyGuid, firstName, lastName, email, passwordHash, role } as const;
      await createUser(db, { ...person, now: registered });
      await takeSeatIfFree(db, { companyGuid, userGuid: guid, now: registered });
      const lastAccessAt = new Date(now.getTime() - (1.2 - sample.activity) * 9 * DAY_MS);
      await db.updateTable('users').set({ lastAccessAt }).where('guid', '=', guid).execute();
      userGuids.push(guid);
    }
    return { companyGuid, userGuids, activity: sample.activity, since: registered };
  });
}

/** A second administrator is responsible for every other company; the inbox holds their messages. */
async function addPanel(ground: DemoContext, companies: readonly UsageSource[]): Promise<void> {
  const { services, passwordHash, now } = ground;
  const { supplierGuid, handles } = services;
  const adminGuid = newGuid(now);
  const names = { firstName: 'Paolo', lastName: 'Ferri', email: SECOND_SAMPLE_ADMIN };
  const person = { guid: adminGuid, companyGuid: supplierGuid, role: 'admin', ...names } as const;
  await handles.tenant(supplierGuid, (db) => createUser(db, { ...person, passwordHash, now }));
  const isPaolos = (index: number) => index % 2 === 1;
  await handles.supplier(supplierGuid, async (db) => {
    const guids = companies.filter((_, index) => isPaolos(index)).map(({ companyGuid }) => companyGuid);
    await db.updateTable('companies').set({ adminGuid }).where('guid', 'in', guids).execute();
  });
  const rows = sampleMessages.map(({ company, daysAgo, state, message }) => {
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const [firstName, lastName] = sampleCompanies[company]?.people[0] ?? ['', ''];
    return {
      guid: newGuid(createdAt),
      companyGuid: supplierGuid,
      fromCompanyGuid: companies[company]?.companyGuid ?? null,
      fromUserGuid: companies[company]?.userGuids[0] ?? null,
      adminGuid: isPaolos(company) ? adminGuid : null,
      name: `${firstName} ${lastName}`,
      email: `${firstName}.${lastName}@officina-demo.it`.toLowerCase(),
      company: sampleCompanies[company]?.name ?? '',
      phone: '',
      message,
      state,
      createdAt,
    };
  });
  await handles.tenant(supplierGuid, (db) => db.insertInto('contactMessages').values(rows).execute());
}

/** Users, companies, messages and usage that make the administration pages look lived-in. */
export async function createAdministrationSamples(ground: DemoContext): Promise<void> {
  const { services, companyGuid, ownerGuid, now } = ground;
  const guids = await services.handles.tenant(companyGuid, (db) => addColleagues(db, ground));
  const companies: UsageSource[] = [];
  for (const sample of sampleCompanies) companies.push(await addCompany(ground, sample));
  await addPanel(ground, companies);
  const since = new Date(now.getTime() - 120 * DAY_MS);
  const own = { companyGuid, userGuids: [ownerGuid, ...guids], activity: 0.9, since };
  await recordSampleUsage(services, [own, ...companies], now);
}
