import { z } from 'zod';
import { money } from '../kit/amounts.ts';
import { changeOf, guid, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { shopLanguages, shopPageView } from './page-view.ts';

/** `known`: only buyers who come by a link that the shop mailed to them see the range. */
export const priceModes = ['none', 'range', 'known'] as const;

/** Ways of making a part that the page prices. */
export const shopProcesses = ['turned', 'milled', 'turn-mill', 'sheet'] as const;

export const SLUG_PATTERN = /^[a-z0-9](?:[a-z0-9-]{1,58}[a-z0-9])$/;

const limit = (most: number) =>
  z
    .number()
    .min(0, { error: 'Non può essere negativo.' })
    .max(most, { error: `Al massimo ${most}.` });
const unique = <Item>(list: readonly Item[]) => new Set(list).size === list.length;

const treatment = z.strictObject({
  /** The buyer reads it. */
  name: requiredText(60, 'Scrivi il nome del trattamento.'),
  /** The process of the registry that it costs; null: such parts get their price with the offer. */
  workGuid: guid.nullable(),
});

export const shopPageFields = z.strictObject({
  active: z.boolean(),
  slug: z.string().regex(SLUG_PATTERN, {
    error: 'Da 3 a 60 fra lettere minuscole, cifre e trattini, per esempio officina-valsesia.',
  }),
  /** Under the name of the shop: "Tornitura e fresatura di precisione, dal 1987". */
  tagline: text(120),
  languages: z.array(z.enum(shopLanguages)).min(1, { error: 'Scegli almeno una lingua.' }).refine(unique, {
    error: 'Una lingua è scelta due volte.',
  }),
  /** Search engines may list the page. */
  indexed: z.boolean(),
  priceMode: z.enum(priceModes),
  /** % of the price; null: the company's own. */
  margin: z.number().min(0, { error: 'Da 0 a 95 %.' }).max(95, { error: 'Da 0 a 95 %.' }).nullable(),
  /** Smaller totals get their price with the offer. */
  minimumOrder: money,
  /** Working days within which the shop answers with an offer; the page says so. */
  answerDays: z.int().min(1, { error: 'Almeno 1 giorno.' }).max(30, { error: 'Al massimo 30 giorni.' }),
  /** Materials of the registry that buyers may choose; empty: all of them. */
  materials: z.array(guid).max(500),
  treatments: z.array(treatment).max(50),
  processes: z.array(z.enum(shopProcesses)).refine(unique, { error: 'Una lavorazione è scelta due volte.' }),
  /** Longest side of a part, mm; larger ones get their price with the offer. */
  longestSide: limit(20_000),
  largestQuantity: z.int().min(1, { error: 'Almeno 1.' }).max(1_000_000, { error: 'Al massimo 1000000.' }),
  /** Widest band of the times, ± %: parts that the engine knows less well get their price with the offer. */
  widestBand: z.number().min(5, { error: 'Da 5 a 100 %.' }).max(100, { error: 'Da 5 a 100 %.' }),
  retentionMonths: z.int().min(1, { error: 'Almeno 1 mese.' }).max(120, { error: 'Al massimo 120 mesi.' }),
  /** Shown to buyers before they send; empty: the standard text. */
  privacyText: text(8000),
});
export type ShopPageFields = z.output<typeof shopPageFields>;

const settings = shopPageFields.extend({
  version: z.int(),
  /** Address of the page, for the link, the QR code and the snippet. */
  url: z.string(),
});
export type ShopPageSettings = z.output<typeof settings>;

const manager = {
  access: 'session',
  costs: 'needed',
  roles: ['responsabile'],
} as const;

export const shopPage = {
  settings: route({
    ...manager,
    method: 'GET',
    path: '/shop-page',
    summary:
      'Settings of the page for buyers; a shop that has never saved them gets a proposal, switched off',
    answer: settings,
    errors: ['FORBIDDEN'],
  }),
  save: route({
    ...manager,
    method: 'PATCH',
    path: '/shop-page',
    writes: 'merge',
    capability: [capabilities.insertion],
    summary: 'Change the page for buyers, switch it on or off',
    body: changeOf(shopPageFields),
    answer: settings,
    errors: ['FORBIDDEN', 'CONFLICT', 'SLUG_TAKEN'],
  }),
  preview: route({
    ...manager,
    method: 'GET',
    path: '/shop-page/preview',
    summary: 'The page as buyers see it, also while it is switched off',
    answer: shopPageView,
    errors: ['FORBIDDEN'],
  }),
};
