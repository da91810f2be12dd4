import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { guid } from '../kit/fields.ts';

// The page of a shop as anybody sees it. Every field is listed, so that no internal data of the shop can leak by accident.

export const shopLanguages = ['it', 'en', 'de'] as const;
export type ShopLanguage = (typeof shopLanguages)[number];

export const SHOP_PARTS = 20;
export const SHOP_QUANTITIES = 6;
export const SHOP_FILES = 40;
/** Of one file, and of all files of a request. */
export const SHOP_FILE_BYTES = 50 * 1024 * 1024;
export const SHOP_REQUEST_BYTES = 200 * 1024 * 1024;

export const toleranceClasses = ['drawing', 'coarse', 'medium', 'fine'] as const;

export const shopPageView = z.object({
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  town: z.string(),
  address: z.string(),
  vatNumber: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  colour: z.string(),
  logoUrl: z.string().nullable(),
  languages: z.array(z.enum(shopLanguages)),
  indexed: z.boolean(),
  /** `known`: prices need the link that the shop mails. */
  prices: z.enum(['none', 'range', 'known']),
  answerDays: z.int(),
  retentionMonths: z.int(),
  minimumOrder: amount,
  longestSide: z.number(),
  largestQuantity: z.int(),
  materials: z.array(z.object({ guid, name: z.string(), group: z.string() })),
  /** Names as the shop writes them; the index chooses one. */
  treatments: z.array(z.string()),
  privacyText: z.string(),
});
export type ShopPageView = z.output<typeof shopPageView>;
