import { machineKinds } from '@truciolo/cycle';
import { z } from 'zod';
import { key, number, optionalNumber, type Read, text } from './fields.ts';
import { value } from './value.ts';

const name = text(200);

/** €/h; a null value is an unknown rate. */
const machineRate = z.strictObject({
  name,
  /** Absent in rates that were copied before the field existed. */
  kind: z.enum(machineKinds).optional(),
  setupRate: value,
  runRate: value,
  variableShare: optionalNumber,
});

const labourRate = z.strictObject({ name, rate: value });

const materialRate = z.strictObject({
  name,
  isoGroup: text(20),
  /** kg/dm³ */
  density: number,
  /** €/kg; origin `proposed` until it is confirmed. */
  price: value,
  /** €/kg of sheets and of blocks sawn from plate, where it differs. */
  platePrice: value.optional(),
  chipPrice: optionalNumber,
});

const formula = z.strictObject({ name, version: z.int(), text: text(8192) });

/** The rates a quote is priced with: a copy, so that a change of the registries does not move a price by itself. */
export const quoteRates = z.strictObject({
  machines: z.record(key, machineRate),
  labour: z.record(key, labourRate),
  materials: z.record(key, materialRate),
  formulas: z.record(key, formula),
  labourIsVariable: z.boolean(),
  hoursPerDay: number,
});

export type MachineRateDraft = Read<typeof machineRate>;
export type LabourRateDraft = Read<typeof labourRate>;
export type MaterialRateDraft = Read<typeof materialRate>;
export type RatesDraft = Read<typeof quoteRates>;
