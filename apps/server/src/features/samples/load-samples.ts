import { SAMPLE_TAG, samples } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { insertRows } from '../../platform/registry/registry-repository.ts';
import { lockCompany } from '../companies/index.ts';
import { machinesTable } from '../machines/index.ts';
import { insertQuotes, ratesOfToday } from '../quotes/index.ts';
import { worksTable } from '../works/index.ts';
import { sampleCustomers } from './customers.data.ts';
import { startState } from './get-start.ts';
import { guardSamples } from './policy.ts';
import { noteSamples } from './repository.ts';
import { addSampleCustomers } from './sample-customers.ts';
import { makeSampleQuotes } from './sample-quotes.ts';
import { machineOfCode, sampleMachines, sampleWorks } from './sample-registries.ts';

const CUSTOMERS = 6;

interface Ground {
  readonly companyGuid: string;
  readonly ownerGuid: string;
  readonly now: Date;
}

const guidsOf = (rows: readonly { readonly guid: string }[]) => rows.map(({ guid }) => guid);

async function insertSamples(db: Db, ground: Ground): Promise<void> {
  const { companyGuid, ownerGuid, now } = ground;
  const machines = await insertRows(
    db,
    machinesTable,
    sampleMachines.map((fields) => ({ ...fields })),
    ground,
  );
  await noteSamples(db, 'machine', guidsOf(machines), ground);
  const byCode = new Map(machines.map(({ guid, code }) => [code, guid]));
  const works = sampleWorks(byCode.get('ESEMPIO-TORNIO') ?? null).map((fields) => ({ ...fields }));
  await noteSamples(db, 'work', guidsOf(await insertRows(db, worksTable, works, ground)), ground);
  const marks = { companyGuid, now, tags: [SAMPLE_TAG], code: 'ESEMPIO-' };
  const customers = await addSampleCustomers(db, sampleCustomers.slice(0, CUSTOMERS), marks);
  const customerGuids = customers.flatMap(({ guid }) => (guid === null ? [] : [guid]));
  await noteSamples(db, 'customer', customerGuids, ground);
  const machineByCode = new Map(
    Object.entries(machineOfCode).map(([code, ours]) => [code, byCode.get(ours) ?? '']),
  );
  const rates = { rates: await ratesOfToday(db), machineByCode };
  const quotes = makeSampleQuotes({ customers, rates, ownerGuid, now });
  await noteSamples(db, 'quote', await insertQuotes(db, companyGuid, quotes), ground);
}

/** Loads samples into a company without its own customers and quotes; no effect where they already exist. */
export const loadSamples = endpoint(samples.load, async ({ audit, tenant, actor, clock }) => {
  guardSamples(actor);
  const now = clock();
  const { companyGuid, userGuid } = actor;
  return tenant(async (db) => {
    await lockCompany(db, companyGuid);
    const before = await startState(db);
    if (before.samples.quotes > 0) return before;
    if (!before.loadable) throw new AppError('SAMPLES_REFUSED');
    await insertSamples(db, { companyGuid, ownerGuid: userGuid, now });
    await audit(db, { action: 'load-samples', entity: 'company', entityGuid: companyGuid });
    return startState(db);
  });
});
