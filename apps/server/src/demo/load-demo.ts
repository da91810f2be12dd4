import { randomBytes } from 'node:crypto';
import { capabilities } from '@truciolo/contract';
import type { Config } from '../config.ts';
import { createCompany } from '../features/companies/index.ts';
import { createUser, hashPassword, PUBLISHED_PASSWORD } from '../features/identity/index.ts';
import { findAddon, grantForever } from '../features/licensing/index.ts';
import { createStartingRegistries } from '../features/starting-registries/index.ts';
import type { Services } from '../platform/context.ts';
import type { Handles, SystemHandle } from '../platform/database/handles.ts';
import { newGuid } from '../platform/guid.ts';
import { isLoopbackHost } from '../platform/http/loopback.ts';
import { createAdministrationSamples } from './sample-administration.ts';
import { DEMO_VAT_NUMBER, SAMPLE_ADMIN } from './sample-companies.data.ts';
import { createSampleJobs } from './sample-jobs.ts';
import { createSampleLogo } from './sample-logo.ts';
import { createSamplePage } from './sample-page.ts';
import { createSampleQuotes } from './sample-quotes.ts';
import { createSampleRack } from './sample-rack.ts';
import { createSampleRequests } from './sample-requests.ts';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly what: string;
}

/** A password from the public manual is safe only where no other machine can reach the server. */
function demoPassword(host: string): string {
  return isLoopbackHost(host) ? PUBLISHED_PASSWORD : `${randomBytes(9).toString('base64url')}1!`;
}

/** A server with a public address or behind a proxy is meant for others, although it listens on loopback. */
export const isReachable = (config: Pick<Config, 'host' | 'publicUrl' | 'trustedHops'>): boolean =>
  config.publicUrl !== null || config.trustedHops > 0 || !isLoopbackHost(config.host);

/** Sample companies: by default only on a private embedded database that was empty a moment ago. */
export async function loadDemo(
  services: Services,
  database: Handles & SystemHandle,
  config: Config,
  isNew: boolean,
): Promise<DemoAccount[]> {
  const isMeantForOthers = config.publicUrl !== null || config.trustedHops > 0;
  const wanted = config.demo ?? (isNew && config.databaseUrl === null && !isMeantForOthers);
  const known = await database.system((db) =>
    db.selectFrom('installation').select('demo').executeTakeFirstOrThrow(),
  );
  if (known.demo) {
    if (isReachable(config)) services.log.warn({ command: 'npm run admin -- remove-demo' }, SAMPLES_EXIST);
    return config.demo === false || !isLoopbackHost(config.host) ? [] : accounts(PUBLISHED_PASSWORD);
  }
  if (!wanted) return [];
  const password = demoPassword(config.host);
  await createSamples(services, password);
  await database.system((db) => db.updateTable('installation').set({ demo: true }).execute());
  return accounts(password);
}

export const SAMPLES_EXIST = 'sample accounts exist on a server that others can reach';

const accounts = (password: string): DemoAccount[] => [
  { email: 'demo@truciolo.it', password, what: 'responsabile di un’officina di esempio' },
  { email: SAMPLE_ADMIN, password, what: 'amministratore del fornitore' },
];

async function createSamples(services: Services, password: string): Promise<void> {
  const { handles, clock, supplierGuid, workers } = services;
  const now = clock();
  const passwordHash = await hashPassword(password);
  const assistant = await handles.tenant(supplierGuid, async (db) => {
    const admin = {
      firstName: 'Franca',
      lastName: 'Conti',
      email: SAMPLE_ADMIN,
      role: 'admin',
    } as const;
    await createUser(db, { ...admin, guid: newGuid(now), companyGuid: supplierGuid, passwordHash, now });
    return findAddon(db, capabilities.assistant3d);
  });
  const companyGuid = newGuid(now);
  const userGuid = newGuid(now);
  await handles.tenant(companyGuid, async (db) => {
    await createCompany(db, {
      guid: companyGuid,
      kind: 'consumer',
      supplierGuid,
      name: 'Officina Valsesia S.r.l.',
      vatNumber: DEMO_VAT_NUMBER,
      address: 'Via delle Fucine 12',
      postalCode: '13019',
      city: 'Varallo',
      province: 'VC',
      email: 'preventivi@officinavalsesia.it',
      now,
    });
    const owner = {
      firstName: 'Marco',
      lastName: 'Bianchi',
      email: 'demo@truciolo.it',
      role: 'responsabile',
    } as const;
    await createUser(db, { ...owner, guid: userGuid, companyGuid, passwordHash, now });
    await grantForever(db, { companyGuid, userGuid, addon: assistant, now });
    await createStartingRegistries(db, companyGuid, now);
  });
  await createAdministrationSamples({ services, passwordHash, now, companyGuid, ownerGuid: userGuid });
  await handles.tenant(companyGuid, async (db) => {
    const writers = db
      .selectFrom('users')
      .select('guid')
      .where('role', '=', 'preventivista')
      .orderBy('email');
    const owners = [userGuid, ...(await writers.execute()).map(({ guid }) => guid)];
    await createSampleQuotes(db, { companyGuid, owners, now });
    const people = await db
      .selectFrom('users')
      .select(['guid', 'firstName', 'lastName', 'role'])
      .orderBy('email')
      .execute();
    const actorOf = (role: string) => {
      const {
        guid = userGuid,
        firstName = '',
        lastName = '',
      } = people.find((one) => one.role === role) ?? {};
      return { companyGuid, userGuid: guid, firstName, lastName };
    };
    const makers = { office: actorOf('responsabile'), floor: actorOf('reparto') };
    await createSampleJobs(db, { ...makers, now, workers });
    await createSamplePage(db, companyGuid, now);
    await createSampleRack(db, { actor: actorOf('responsabile'), clock: () => now });
  });
  await createSampleLogo(services, companyGuid, now);
  await createSampleRequests({ ...services, companyGuid, user: null });
}
