import { shopVisits } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findBuyer } from '../links/find-buyer.ts';
import { listBuyerRequests } from '../links/repository.ts';
import { requestNumber, requestToken } from '../links/tokens.ts';
import { readFields } from '../page-fields.ts';
import { presentShop } from '../present-page.ts';
import { findShop } from '../repository.ts';
import { tenantOf } from '../visit/open-page.ts';
import { refuseLink } from './open-request.ts';
import { buyerState } from './present-request.ts';

/** Requests of this address to this shop, and no other. */
export const listPast = endpoint(shopVisits.past, async (context, { params }) => {
  const buyer = await findBuyer(context, params.token);
  if (!buyer) return refuseLink(context);
  const { companyGuid, email } = buyer;
  return tenantOf(
    context,
    companyGuid,
  )(async (db) => {
    const { fields } = await readFields(db, companyGuid);
    const rows = await listBuyerRequests(db, email);
    return {
      shop: { slug: fields.slug, ...presentShop(await findShop(db, companyGuid), context) },
      email,
      requests: rows.map((row) => ({
        token: requestToken(context, row.requestGuid),
        number: requestNumber(row.requestGuid),
        state: buyerState(row),
        sentAt: row.sentAt.toISOString(),
        parts: row.sent.parts.map(({ name }) => name),
      })),
    };
  });
});
