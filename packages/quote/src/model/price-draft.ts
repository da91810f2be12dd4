import { z } from 'zod';
import { costCategory, id, number, optionalNumber, type Read, text } from './fields.ts';
import { value } from './value.ts';

const charge = z.discriminatedUnion('per', [
  z.strictObject({ per: z.literal('piece'), amount: value }),
  z.strictObject({ per: z.literal('lot'), amount: value, lots: optionalNumber }),
  z.strictObject({ per: z.literal('order'), amount: value, share: optionalNumber }),
  z.strictObject({ per: z.literal('declared-quantity'), amount: value, quantity: optionalNumber }),
  z.strictObject({ per: z.literal('percent'), rate: value, of: z.array(costCategory).max(20) }),
]);

export const cost = z.strictObject({
  id,
  label: text(200),
  /** Scrap and overheads are computed, never entered as a cost. */
  category: costCategory.exclude(['scrap', 'overheads']),
  charge,
  variable: z.boolean(),
  lostWithScrap: z.boolean(),
});

/** A cost of the whole order, asked once beside the positions: carriage, packing, a certificate. */
export const orderCost = z.strictObject({
  id,
  label: text(200),
  category: cost.shape.category,
  amount: value,
  /** % on its price; null: the customer pays what it costs. */
  margin: z.number().min(0).max(99, { error: 'Da 0 a 99 %.' }).nullable(),
});

const target = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('markup'),
    rate: optionalNumber,
    byCategory: z.partialRecord(costCategory, number).nullable(),
  }),
  z.strictObject({ kind: z.literal('margin'), rate: optionalNumber, on: z.enum(['list', 'net']) }),
  z.strictObject({ kind: z.literal('typed'), unit: optionalNumber }),
]);

export const price = z.strictObject({
  target,
  /** Prices typed for single quantities; a recalculation leaves them alone. */
  typedAt: z.array(z.strictObject({ quantity: number, unit: number })).max(100),
  /** %, in cascade. */
  discounts: z.array(z.strictObject({ rate: number, fromQuantity: number.optional() })).max(10),
  /** A share, a fixed amount, or both. */
  expedite: z
    .strictObject({
      label: text(100),
      rate: optionalNumber,
      fixed: optionalNumber,
      /** Do the discounts hold for the fixed amount too? Left out: as before there was a choice, they do. */
      fixedDiscounted: z.boolean().optional(),
      leadDays: optionalNumber,
    })
    .nullable(),
  /** Working days promised to the customer, in place of the computed ones; absent or null: as computed. */
  promisedDays: optionalNumber.optional(),
  minimumLine: optionalNumber,
  rounding: z.strictObject({ step: number, rule: z.enum(['half-up', 'half-even', 'ceil', 'floor']) }),
  /** Why the price lies below a floor, as the estimator wrote it. */
  belowFloorReason: text(500),
});

export type CostChargeDraft = Read<typeof charge>;
export type CostDraft = Read<typeof cost>;
export type OrderCostDraft = Read<typeof orderCost>;
export type TargetDraft = Read<typeof target>;
export type PriceDraft = Read<typeof price>;
