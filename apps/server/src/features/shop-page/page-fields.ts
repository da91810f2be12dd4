import { type ShopPageFields, SLUG_PATTERN, shopProcesses } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';
import { findPage, findShop } from './repository.ts';

const LEGAL_FORM = /\bs\.?\s?(r\.?\s?l|p\.?\s?a|n\.?\s?c|a\.?\s?s)\.?(\s|$)/gi;

/** "Officina Valsesia S.r.l." → "officina-valsesia". */
function slugOf(name: string, companyGuid: string): string {
  const plain = name
    .replace(LEGAL_FORM, ' ')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .slice(0, 58)
    .replace(/^-|-$/g, '');
  return SLUG_PATTERN.test(plain) ? plain : `officina-${companyGuid.slice(-8)}`;
}

/** A proposal for a shop that has no page yet. */
const proposed = (name: string, companyGuid: string): ShopPageFields => ({
  active: false,
  slug: slugOf(name, companyGuid),
  tagline: '',
  languages: ['it', 'en', 'de'],
  indexed: false,
  priceMode: 'range',
  margin: null,
  minimumOrder: 0 as ShopPageFields['minimumOrder'],
  answerDays: 1,
  materials: [],
  treatments: [],
  processes: [...shopProcesses],
  longestSide: 1000,
  largestQuantity: 10_000,
  widestBand: 40,
  retentionMonths: 12,
  privacyText: '',
});

export interface PageFields {
  readonly fields: ShopPageFields;
  readonly version: number;
}

export async function readFields(db: Db, companyGuid: string): Promise<PageFields> {
  const row = await findPage(db);
  if (!row) {
    const { name } = await findShop(db, companyGuid);
    return { fields: proposed(name, companyGuid), version: 0 };
  }
  return { fields: { ...row.settings, slug: row.slug, active: row.active }, version: row.version };
}
