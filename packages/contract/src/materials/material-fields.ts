import { z } from 'zod';
import { money, positive } from '../kit/amounts.ts';
import { requiredText, text } from '../kit/fields.ts';

export const isoGroups = ['P', 'M', 'K', 'N', 'S', 'H', 'plastic'] as const;

/** m/min, low and high. */
const range = z.tuple([z.number().min(0), z.number().min(0)]);
const speeds = z.record(z.string().max(40), range);

export const materialFields = z.strictObject({
  designation: requiredText(120, 'Inserisci la designazione'),
  wnr: text(30),
  aisi: text(120),
  commonNames: z.array(requiredText(80)).max(20),
  condition: text(80),
  isoGroup: z.enum(isoGroups, { error: 'Scegli il gruppo ISO.' }),
  /** kg/dm³ */
  density: positive.max(30, { error: 'In kg/dm³: l’acciaio è 7,85.' }),
  /** Kienzle kc1.1 in N/mm², null where unknown. */
  kc11: positive.nullable(),
  mc: z.number().min(0).max(1, { error: 'Fra 0 e 1.' }).nullable(),
  /** Cutting speeds in m/min by operation; a tool material that does not cut it is absent. */
  cuttingSpeeds: z.strictObject({ carbide: speeds.optional(), hss: speeds.optional() }),
  hardness: text(60),
  shapes: z.array(requiredText(60)).max(30),
  /** 1/10,000 €/kg; null = no price known (never zero). */
  pricePerKg: money.nullable(),
  /** A price of the shipped library is an order of magnitude until a user confirms it. */
  priceConfirmed: z.boolean(),
  priceSource: text(200),
  /**
   * Price of sheets and of blocks sawn from plate, 1/10,000 €/kg; null = as `pricePerKg`. Programs written before the
   * field existed leave it out.
   */
  platePricePerKg: money.nullable().optional(),
  /** Revenue of the chips, 1/10,000 €/kg. */
  chipRevenuePerKg: money.nullable(),
  suppliers: z.array(requiredText(120)).max(20),
  tags: z.array(requiredText(40)).max(20),
  notes: text(4000),
});
export type MaterialFields = z.output<typeof materialFields>;
