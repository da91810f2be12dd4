import { AppError } from '../../../platform/app-error.ts';
import type { PublicContext } from '../../../platform/context.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { type BuyerRow, findBuyerRequest, findRequestOwner } from '../links/repository.ts';
import { type OpenShop, tenantOf } from '../visit/open-page.ts';

/** Rate limit of wrong links from one address, and of calls through one link. */
const GUESSES = 20;
const CALLS = 600;
const WINDOW_MINUTES = 60;

interface OpenRequest {
  readonly companyGuid: string;
  readonly row: BuyerRow;
  readonly tenant: OpenShop['tenant'];
}

/** Counted after the look-up: wrong links in an office lock nobody there out of a right one. */
export async function refuseLink({ limiter, caller }: PublicContext): Promise<never> {
  await limiter.take({ [`shop-link:${caller.ip}`]: GUESSES }, WINDOW_MINUTES);
  throw new AppError('SHOP_LINK_UNKNOWN');
}

/** The request of a link. It stays open while the shop's page is closed: its buyer waits for an answer. */
export async function openBuyerRequest(context: PublicContext, token: string): Promise<OpenRequest> {
  const owner = await context.handles.directory((db) => findRequestOwner(db, hashToken(token)));
  if (!owner) return refuseLink(context);
  const { companyGuid, requestGuid } = owner;
  await context.limiter.take({ [`shop-request:${requestGuid}`]: CALLS }, WINDOW_MINUTES);
  const tenant = tenantOf(context, companyGuid);
  const row = await tenant((db) => findBuyerRequest(db, requestGuid));
  return row ? { companyGuid, row, tenant } : refuseLink(context);
}

/** Refuses changes to a request that the shop has set aside. */
export function guardOpen({ row }: OpenRequest): void {
  if (row.state === 'discarded') throw new AppError('SHOP_REQUEST_CLOSED');
}
