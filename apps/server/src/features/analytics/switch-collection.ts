import { usage } from '@truciolo/contract';
import { asSupplier } from '../../platform/as-supplier.ts';
import { writeAudit } from '../../platform/audit.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { isEnabled as readEnabled } from './repository.ts';
import { setEnabled } from './usage-repository.ts';

export const setUsageCollection = endpoint(usage.setCollection, (context, { body }) => {
  const { actor, clock } = context;
  const { companyGuid } = actor;
  return asSupplier(context, async (db) => {
    const before = await readEnabled(db, companyGuid);
    if (before !== body.isEnabled) {
      await setEnabled(db, companyGuid, body.isEnabled);
      const changes = { isEnabled: { from: before, to: body.isEnabled } };
      const entry = { action: 'update', entity: 'usage', entityGuid: companyGuid, changes, at: clock() };
      await writeAudit(db, { companyGuid, actor, ...entry });
    }
    return { settings: { isEnabled: body.isEnabled } };
  });
});
