import { RACK_SHAPES } from '@truciolo/jobs';
import { z } from 'zod';
import { money, positive } from '../kit/amounts.ts';
import { requiredText, text } from '../kit/fields.ts';
import { registry } from '../registries/registry.ts';

/** mm */
const size = positive.max(100_000, { error: 'In millimetri, al massimo 100.000.' });

/** Bars, plates, blocks and remnants in the shop: equal pieces of one batch in one place. */
export const rackFields = z.strictObject({
  /** Code written on the piece; may be empty. */
  code: text(40),
  material: requiredText(120, 'Scrivi il materiale'),
  shape: z.enum(RACK_SHAPES, { error: 'Scegli la forma.' }),
  width: size,
  thickness: size.nullable(),
  length: size,
  pieces: z
    .int({ error: 'Un numero intero di pezzi.' })
    .min(0, { error: 'A magazzino non si va sotto zero.' })
    .max(1_000_000, { error: 'Troppi pezzi.' }),
  /** Batch or heat (colata). */
  batch: text(80),
  place: text(80),
  supplier: text(120),
  /** Price paid per piece, 1/10,000 €; null = unknown. */
  price: money.nullable(),
  tags: z.array(requiredText(40)).max(20),
  notes: text(4000),
});
export type RackFields = z.output<typeof rackFields>;

export const rack = registry({
  path: 'rack',
  what: 'bars, plates and remnants on the rack',
  entity: 'rack',
  label: 'Magazzino',
  sheet: 'Magazzino',
  missing: 'Questo materiale non è a magazzino: scegline un altro.',
  fields: rackFields,
  kept: {
    /** Pieces reserved for jobs that have not taken them yet. */
    reserved: z.int(),
    isRemnant: z.boolean(),
  },
});
export type RackItem = z.output<typeof rack.row>;

export const blankRackItem = (): RackFields => ({
  code: '',
  material: '',
  shape: 'round',
  width: 0,
  thickness: null,
  length: 3000,
  pieces: 1,
  batch: '',
  place: '',
  supplier: '',
  price: null,
  tags: [],
  notes: '',
});
