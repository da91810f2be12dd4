import type { SampleCounts } from '@truciolo/contract';
import { samples } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { lockCompany } from '../companies/index.ts';
import { startState } from './get-start.ts';
import { guardSamples } from './policy.ts';
import { countSamples, deleteQuoteSamples, deleteRegistrySamples, forgetSamples } from './repository.ts';

const total = ({ customers, machines, works, quotes }: SampleCounts) => customers + machines + works + quotes;

/** Removes unchanged samples without remaining references; the others become the company's own. */
export const removeSamples = endpoint(samples.remove, async ({ audit, tenant, actor }) => {
  guardSamples(actor);
  const { companyGuid } = actor;
  return tenant(async (db) => {
    await lockCompany(db, companyGuid);
    const before = await countSamples(db);
    const quotes = await deleteQuoteSamples(db);
    const works = await deleteRegistrySamples(db, 'work');
    const machines = await deleteRegistrySamples(db, 'machine');
    const customers = await deleteRegistrySamples(db, 'customer');
    await forgetSamples(db);
    const removed = { customers, machines, works, quotes };
    const kept = {
      customers: before.customers - customers,
      machines: before.machines - machines,
      works: before.works - works,
      quotes: before.quotes - quotes,
    };
    if (total(before) > 0) {
      const changes = { rows: { from: total(before), to: total(kept) } };
      await audit(db, { action: 'remove-samples', entity: 'company', entityGuid: companyGuid, changes });
    }
    return { ...(await startState(db)), removed, kept };
  });
});
