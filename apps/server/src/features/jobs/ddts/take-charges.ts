import { ddts } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadDdt } from './load-ddt.ts';
import { openDdt } from './open-ddt.ts';
import { moveCharges } from './order-charges.ts';

/** By choice: the charges of the order are invoiced with this note. */
export const takeChargesWithDdt = endpoint(ddts.takeCharges, ({ audit, tenant }, { params }) =>
  tenant(async (db) => {
    const { ddt, jobs } = await openDdt(db, params.guid);
    const moved = await moveCharges(db, ddt.guid, jobs);
    if (moved.length > 0) {
      const changes = { charges: { from: null, to: moved.join(', ') } };
      await audit(db, { action: 'take-charges', entity: 'ddt', entityGuid: ddt.guid, changes });
    }
    return loadDdt(db, ddt.guid);
  }),
);
