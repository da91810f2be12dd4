import { z } from 'zod';
import { money } from '../kit/amounts.ts';
import { requiredText, text } from '../kit/fields.ts';
import { registry } from '../registries/registry.ts';

/** Cost categories of the registry; the lines of a price have their own (`CostCategory` of the price engine). */
const shopCostCategories = [
  'labour',
  'energy',
  'overheads',
  'packaging',
  'transport',
  'programming',
  'inspection',
  'tooling',
  'other',
] as const;
export type ShopCostCategory = (typeof shopCostCategories)[number];

/** How often a cost is charged. */
const costBases = ['hour', 'piece', 'lot', 'order', 'percent'] as const;
export type CostBasis = (typeof costBases)[number];

export const costFields = z.strictObject({
  code: requiredText(30, 'Inserisci il codice'),
  name: requiredText(200, 'Inserisci il nome'),
  category: z.enum(shopCostCategories, { error: 'Scegli la categoria.' }),
  basis: z.enum(costBases, { error: 'Scegli come si addebita.' }),
  /** 1/10,000 €; null with `percent` or while unknown. */
  amount: money.nullable(),
  /** %, only with `percent`. */
  percent: z
    .number()
    .min(0, { error: 'Non può essere negativa.' })
    .max(500, { error: 'Al massimo 500 %.' })
    .nullable(),
  addToNewQuotes: z.boolean(),
  /** False for shipped starting values until a user confirms them. */
  confirmed: z.boolean(),
  tags: z.array(requiredText(40)).max(20),
  notes: text(4000),
});
export type CostFields = z.output<typeof costFields>;

export const costs = registry({
  path: 'costs',
  what: 'costs',
  entity: 'cost',
  label: 'Costo',
  sheet: 'Costi',
  missing: 'Questo costo non è in anagrafica: scegline un altro.',
  fields: costFields,
});
export type Cost = z.output<typeof costs.row>;
