import { type ShopPageSettings, shopPage } from '@truciolo/contract';
import type { Policy } from '../../../platform/context.ts';
import { reading } from '../../../platform/http/endpoint.ts';
import { type PageFields, readFields } from '../page-fields.ts';
import { presentPage } from '../present-page.ts';

export const presentSettings = (
  { fields, version }: PageFields,
  { publicUrl }: Pick<Policy, 'publicUrl'>,
): ShopPageSettings => ({ ...fields, version, url: `${publicUrl}/officina/${fields.slug}` });

export const getShopPage = [
  reading(shopPage.settings, ({ tenant, actor, policy }) =>
    tenant(async (db) => presentSettings(await readFields(db, actor.companyGuid), policy)),
  ),
  reading(shopPage.preview, (context) =>
    context.tenant(async (db) => {
      const { companyGuid } = context.actor;
      const { fields } = await readFields(db, companyGuid);
      return presentPage(db, context, companyGuid, fields);
    }),
  ),
];
