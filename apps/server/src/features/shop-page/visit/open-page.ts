import type { ShopPageFields } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { PublicContext } from '../../../platform/context.ts';
import type { AfterCommit, Db } from '../../../platform/database/handles.ts';
import { readFields } from '../page-fields.ts';
import { findLicence, findPageOwner, findShop } from '../repository.ts';

/** Rate limit of unknown pages from one address: names of companies are not to be tried out. */
const GUESSES = 60;
const WINDOW_MINUTES = 60;

export interface OpenShop {
  readonly companyGuid: string;
  readonly fields: ShopPageFields;
  tenant<T>(work: (db: Db, afterCommit: AfterCommit) => Promise<T>): Promise<T>;
}

export const tenantOf =
  ({ handles }: Pick<PublicContext, 'handles'>, companyGuid: string): OpenShop['tenant'] =>
  (work) =>
    handles.tenant(companyGuid, work);

/**
 * The shop of a page that is switched on and whose licence is valid. `read` finds what the call needs besides, in the same
 * transaction: under a flood each further one makes the users of the shop wait.
 */
export async function openPageWith<Found>(
  context: PublicContext,
  slug: string,
  read: (db: Db, companyGuid: string) => Promise<Found>,
): Promise<OpenShop & { readonly found: Found }> {
  const { handles, limiter, caller, clock } = context;
  const owner = await handles.directory((db) => findPageOwner(db, slug));
  if (!owner) {
    await limiter.take({ [`shop-guess:${caller.ip}`]: GUESSES }, WINDOW_MINUTES);
    throw new AppError('SHOP_PAGE_UNKNOWN');
  }
  const { companyGuid } = owner;
  const tenant = tenantOf(context, companyGuid);
  const { fields, licence, found } = await tenant(async (db) => ({
    fields: (await readFields(db, companyGuid)).fields,
    licence: await findLicence(db),
    found: await read(db, companyGuid),
  }));
  const isLicensed = licence !== undefined && (licence.expiresAt === null || licence.expiresAt > clock());
  // A shop that switched its page off, or never opened it, is not named to strangers.
  if (!fields.active) throw new AppError('SHOP_PAGE_CLOSED');
  if (!isLicensed) {
    const { name, phone, email } = await tenant((db) => findShop(db, companyGuid));
    throw new AppError('SHOP_PAGE_CLOSED', { shop: { name, phone, email } });
  }
  return { companyGuid, fields, tenant, found };
}

export const openPage = (context: PublicContext, slug: string): Promise<OpenShop> =>
  openPageWith(context, slug, async () => null);
