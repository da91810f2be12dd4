import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { officeRoles } from '../kit/roles.ts';
import { route } from '../kit/route.ts';
import { rowChoice } from './imports.ts';

/** Registries with an amount that goes up once a year: price a kilo, cost an hour. */
export const pricedRegistries = ['materials', 'machines'] as const;
export type PricedRegistry = (typeof pricedRegistries)[number];

/** Rounding step of the new amount in 1/10,000 €: none, cent, ten cents, one euro. */
const step = z.union([z.literal(1), z.literal(100), z.literal(1000), z.literal(10_000)]);

/** How every amount changes. */
const priceChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    /** %, negative = down; at most four decimals, as the money package keeps them. */
    percent: z
      .number({ error: 'Inserisci una percentuale.' })
      .gt(-100, { error: 'Meno di 100 % in meno.' })
      .max(1000, { error: 'Al massimo 1000 %.' }),
    step,
  }),
  z.strictObject({
    kind: z.literal('amount'),
    /** 1/10,000 €, negative = down. */
    amount: z
      .int({ error: 'Importo non valido.' })
      .min(-1e12, { error: 'Importo troppo grande.' })
      .max(1e12, { error: 'Importo troppo grande.' }),
    step,
  }),
]);
export type PriceChange = z.output<typeof priceChange>;

const params = z.object({ registry: z.enum(pricedRegistries) });
const body = z.strictObject({ choice: rowChoice, change: priceChange });

export const priceChanges = {
  preview: route({
    method: 'POST',
    path: '/imports/price-changes/:registry/preview',
    writes: 'none',
    summary: 'Preview a change of many prices or rates, row by row',
    access: 'session',
    costs: 'needed',
    roles: officeRoles,
    params,
    body,
    answer: z.object({
      rows: z.array(z.object({ guid: z.string(), name: z.string(), from: amount, to: amount })),
      /** Rows without an amount, which cannot be raised. */
      without: z.int(),
      /** Hash of the rows and their amounts; the confirmation sends it back. */
      fingerprint: z.string(),
    }),
    errors: ['FORBIDDEN', 'PRICE_NEGATIVE', 'TOO_MANY_ROWS'],
  }),
  apply: route({
    method: 'POST',
    path: '/imports/price-changes/:registry',
    writes: 'merge',
    summary: 'Change many prices or rates as previewed: all of them or none',
    access: 'session',
    leaves: true,
    costs: 'needed',
    roles: officeRoles,
    params,
    body: body.extend({ fingerprint: z.string().max(100) }),
    answer: z.object({ changed: z.int() }),
    errors: ['FORBIDDEN', 'PRICE_NEGATIVE', 'TOO_MANY_ROWS', 'IMPORT_STALE'],
  }),
};
