import { shopVisits } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { presentPage } from '../present-page.ts';
import { openPage } from './open-page.ts';

export const getPage = endpoint(shopVisits.page, async (context, { params }) => {
  const { companyGuid, fields, tenant } = await openPage(context, params.slug);
  return tenant((db) => presentPage(db, context, companyGuid, fields));
});
