import { type ShopPageFields, shopPage } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { uniqueViolation } from '../../../platform/database/engine.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { mergeFields } from '../../../platform/merge-changes.ts';
import { type Reference, refuseUnknown } from '../../../platform/registry/refuse-unknown.ts';
import { readFields } from '../page-fields.ts';
import { lockPage, storePage } from '../repository.ts';
import { presentSettings } from './get-settings.ts';

const referencesOf = ({ materials, treatments }: ShopPageFields): Reference[] => [
  ...materials.map((guid) => ({ table: 'materials', guid, field: 'materials' }) as const),
  ...treatments.map(({ workGuid }) => ({ table: 'works', guid: workGuid, field: 'treatments' }) as const),
];

async function guardReferences(db: Db, before: ShopPageFields, after: ShopPageFields): Promise<void> {
  await refuseUnknown(db, referencesOf(after), referencesOf(before));
}

export const saveShopPage = endpoint(shopPage.save, async (context, { body }) => {
  const { companyGuid } = context.actor;
  try {
    return await context.tenant(async (db) => {
      await lockPage(db);
      const before = await readFields(db, companyGuid);
      const { fields, version } = before;
      const { values, changes } = mergeFields({ ...fields, version }, body.base, body.changes);
      const after = { ...fields, ...values };
      await guardReferences(db, fields, after);
      if (Object.keys(values).length === 0 && version > 0) return presentSettings(before, context.policy);
      const stored = await storePage(db, companyGuid, after, context.clock());
      await context.audit(db, { action: 'update', entity: 'shop-page', entityGuid: null, changes });
      return presentSettings({ fields: after, version: stored }, context.policy);
    });
  } catch (error) {
    if (uniqueViolation(error) !== 'shop_pages_slug_key') throw error;
    throw new AppError('SLUG_TAKEN', { fields: { slug: new AppError('SLUG_TAKEN').message } });
  }
});
