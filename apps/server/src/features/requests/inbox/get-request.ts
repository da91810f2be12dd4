import { requests } from '@truciolo/contract';
import { reading } from '../../../platform/http/endpoint.ts';
import { loadRequest } from '../presenter.ts';

export const getRequest = reading(requests.get, (context, { params }) =>
  context.tenant((db) => loadRequest(db, context, params.guid)),
);
