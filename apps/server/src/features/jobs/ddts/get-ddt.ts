import { ddts } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadDdt } from './load-ddt.ts';

export const getDdt = endpoint(ddts.get, async ({ tenant }, { params }) =>
  tenant((db) => loadDdt(db, params.guid)),
);
