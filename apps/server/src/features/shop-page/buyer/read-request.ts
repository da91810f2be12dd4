import { shopVisits } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { openBuyerRequest } from './open-request.ts';
import { presentBuyerRequest } from './present-request.ts';

export const readBuyerRequest = endpoint(shopVisits.request, async (context, { params }) => {
  const { companyGuid, row, tenant } = await openBuyerRequest(context, params.token);
  return tenant((db) => presentBuyerRequest(db, context, companyGuid, row));
});
