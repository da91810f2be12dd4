import type { ShopPageFields, ShopPageView } from '@truciolo/contract';
import { provinceCode } from '@truciolo/italian';
import type { Services } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { signedAddress } from '../../platform/files/signed-address.ts';
import { findShop, listOffered, type ShopRow } from './repository.ts';

type Signing = Pick<Services, 'secrets' | 'clock'>;

/** The part of the company that also the page of a request shows. */
export const presentShop = (shop: ShopRow, { secrets, clock }: Signing) => ({
  name: shop.name,
  phone: shop.phone,
  email: shop.email,
  colour: shop.pdfColour,
  logoUrl:
    shop.logoFile && shop.logoType ? signedAddress(secrets, shop.logoFile, shop.logoType, clock()) : null,
});

/** Every field is listed: a new setting is not shown to buyers by itself. */
export async function presentPage(
  db: Db,
  services: Signing,
  companyGuid: string,
  fields: ShopPageFields,
): Promise<ShopPageView> {
  const shop = await findShop(db, companyGuid);
  const materials = await listOffered(db, fields.materials);
  const town = shop.city && `${shop.city} (${provinceCode(shop.province)})`;
  return {
    ...presentShop(shop, services),
    slug: fields.slug,
    tagline: fields.tagline,
    town,
    address: [shop.address, [shop.postalCode, town].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    vatNumber: shop.vatNumber,
    website: shop.website,
    languages: fields.languages,
    indexed: fields.indexed,
    prices: fields.priceMode,
    answerDays: fields.answerDays,
    retentionMonths: fields.retentionMonths,
    minimumOrder: fields.minimumOrder,
    longestSide: fields.longestSide,
    largestQuantity: fields.largestQuantity,
    materials: materials.map(({ guid, designation, isoGroup }) => ({
      guid,
      name: designation,
      group: isoGroup,
    })),
    treatments: fields.treatments.map(({ name }) => name),
    privacyText: fields.privacyText,
  };
}
