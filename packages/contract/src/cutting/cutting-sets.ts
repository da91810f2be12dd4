import { operations } from '@truciolo/cutting';
import { z } from 'zod';
import { guid, requiredText, text } from '../kit/fields.ts';
import { registry } from '../registries/registry.ts';

/** Inputs of the calculator by field name; numbers in the units of `packages/cutting` (mm, m/min…). */
const cuttingInputs = z.record(
  z.string().max(50),
  z.union([z.number(), z.string().max(200), z.boolean(), z.null()]),
);

/** A stored set of cutting parameters: it holds the inputs, from which all results are computed again. */
const cuttingSetFields = z.strictObject({
  name: requiredText(120, 'Dai un nome alla serie'),
  operation: z.enum(operations),
  materialGuid: guid.nullable(),
  machineGuid: guid.nullable(),
  inputs: cuttingInputs,
  tags: z.array(requiredText(40)).max(20),
  notes: text(2000),
});
export type CuttingSetFields = z.output<typeof cuttingSetFields>;

export const cuttingSets = registry({
  path: 'cutting-sets',
  what: 'saved sets of cutting parameters',
  entity: 'cutting-set',
  label: 'Parametri di taglio',
  sheet: 'Parametri di taglio',
  missing: 'Questi parametri di taglio non ci sono più: scegline altri.',
  fields: cuttingSetFields,
});
export type CuttingSet = z.output<typeof cuttingSets.row>;
