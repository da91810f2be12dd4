import { randomUUID } from 'node:crypto';
import type { PlainPosition, PlainQuote, PlainStock } from '@truciolo/quote';
import { z } from 'zod';

const size = z.number().positive().max(100_000).optional();
const minutes = z.number().min(0).max(1e6).nullable().default(null);

const bar = z
  .object({
    shape: z
      .enum(['round', 'square', 'hexagon', 'flat', 'tube'])
      .describe('tondo, quadro, esagono, piatto, tubo'),
    diameter: size.describe('mm, tondo e tubo'),
    side: size.describe('mm, quadro'),
    acrossFlats: size.describe('mm, esagono'),
    width: size.describe('mm, piatto'),
    thickness: size.describe('mm, piatto'),
    wall: size.describe('mm, tubo'),
    length: z.number().positive().max(100_000).describe('mm, lunghezza del pezzo'),
  })
  .describe('Barra da cui si ricava il pezzo');

/** A part as an assistant describes it: the registries and the company's margin give its price. */
export const draftPosition = z.strictObject({
  code: z.string().max(100).default(''),
  description: z.string().min(1).max(2000),
  drawing: z.string().max(100).default(''),
  quantities: z.array(z.int().min(1).max(10_000_000)).min(1).max(20).describe('Pezzi, anche più scaglioni'),
  materialGuid: z.guid().nullable().default(null).describe('guid del materiale, da search'),
  bar: bar.optional(),
  blankWeightKg: z.number().positive().max(1e6).optional().describe('kg del grezzo, se non è una barra'),
  phases: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(200),
        processGuid: z.guid().nullable().default(null).describe('guid della lavorazione, da search'),
        machineGuid: z.guid().nullable().default(null).describe('guid della macchina, da search'),
        setupMinutes: minutes.describe('Attrezzaggio del lotto, minuti'),
        cycleMinutes: minutes.describe('Ciclo per pezzo, minuti'),
      }),
    )
    .max(50)
    .default([]),
  notes: z.string().max(4000).default(''),
});
type DraftPosition = z.output<typeof draftPosition>;

const newId = (): string => randomUUID().replaceAll('-', '');
const known = (value: number | undefined): number | null => value ?? null;

function sectionOf(given: z.output<typeof bar>) {
  const { shape, diameter, side, acrossFlats, width, thickness, wall } = given;
  switch (shape) {
    case 'round':
      return { shape, diameter: known(diameter) };
    case 'square':
      return { shape, side: known(side) };
    case 'hexagon':
      return { shape, acrossFlats: known(acrossFlats) };
    case 'flat':
      return { shape, width: known(width), thickness: known(thickness) };
    case 'tube':
      return { shape, diameter: known(diameter), wall: known(wall) };
  }
}

function stockOf({ bar: given, blankWeightKg, materialGuid: materialId }: DraftPosition): PlainStock | null {
  if (given) return { kind: 'bar', materialId, section: sectionOf(given), length: given.length };
  if (blankWeightKg !== undefined) return { kind: 'blank', materialId, weight: blankWeightKg };
  return null;
}

export const plainPositionOf = (position: DraftPosition): PlainPosition => ({
  id: newId(),
  code: position.code,
  description: position.description,
  drawing: position.drawing,
  drawingRevision: '',
  notes: position.notes,
  quantities: position.quantities,
  part: {
    surfaceDm2: null,
    volumeDm3: null,
    length: known(position.bar?.length),
    diameter: known(position.bar?.diameter),
    holes: null,
  },
  stock: stockOf(position),
  phases: position.phases.map(({ name, processGuid, machineGuid, setupMinutes, cycleMinutes }) => ({
    id: newId(),
    name,
    workGuid: processGuid,
    time: { machineId: machineGuid, setup: setupMinutes, cycle: cycleMinutes, byFormula: false },
  })),
});

const VALIDITY_DAYS = 30;

export const blankPlainQuote = (positions: readonly DraftPosition[]): PlainQuote => ({
  customer: { guid: null, name: '', contact: '', email: '', address: '', vatNumber: '' },
  title: '',
  reference: '',
  validityDays: VALIDITY_DAYS,
  paymentTerms: '',
  deliveryTerms: '',
  language: 'it',
  customerNotes: '',
  positions: positions.map(plainPositionOf),
});
