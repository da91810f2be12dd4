import { z } from 'zod';
import { guid, instant } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

const range = z.tuple([z.number(), z.number()]);
const speeds = z.record(z.string(), range);

export const material = z.object({
  guid,
  designation: z.string(),
  wnr: z.string(),
  aisi: z.string(),
  commonNames: z.array(z.string()),
  condition: z.string(),
  isoGroup: z.string(),
  /** kg/dm³ */
  density: z.number(),
  /** Kienzle kc1.1 in N/mm², null where the library has none (plastics). */
  kc11: z.number().nullable(),
  mc: z.number().nullable(),
  /** Cutting speeds in m/min by operation; a tool material that does not cut it is absent. */
  cuttingSpeeds: z.object({ carbide: speeds.optional(), hss: speeds.optional() }),
  hardness: z.string(),
  shapes: z.array(z.string()),
  /** 1/10,000 €/kg; null = no price known (never zero). */
  pricePerKg: z.int().nullable(),
  /** A price of the shipped library is an order of magnitude until somebody confirms it. */
  priceConfirmed: z.boolean(),
  priceDate: instant.nullable(),
  priceSource: z.string(),
  version: z.int(),
});
export type Material = z.output<typeof material>;

export const listMaterials = route({
  method: 'GET',
  path: '/materials',
  summary: 'All materials of the company',
  access: 'session',
  answer: z.array(material),
});
