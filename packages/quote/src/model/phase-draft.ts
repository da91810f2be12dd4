import { UNIT_BASES } from '@truciolo/pricing';
import { z } from 'zod';
import { id, key, number, optionalNumber, type Read, text } from './fields.ts';
import { value } from './value.ts';

const head = {
  id,
  name: text(200),
  /** The process of the registry it was made from. */
  workGuid: z.guid().nullable(),
};

/** Minutes; shares in %. */
const timePhase = z.strictObject({
  kind: z.literal('time'),
  ...head,
  purpose: z.enum(['machining', 'inspection']),
  /** Key in `rates.machines`. */
  machineId: key.nullable(),
  /** `labourId`: key in `rates.labour`; `lots`: spread over this many lots. */
  programming: z.strictObject({ minutes: value, labourId: key.nullable(), lots: optionalNumber }).nullable(),
  setup: value,
  /** A typed time, or the result of a formula. */
  cycle: z.union([value, z.strictObject({ formulaId: key, override: optionalNumber.optional() })]),
  load: value,
  loadMasked: z.boolean(),
  piecesPerClamping: optionalNumber,
  efficiency: optionalNumber,
  attended: optionalNumber,
  inspection: z.strictObject({ minutes: value, every: optionalNumber, labourId: key.nullable() }).nullable(),
  /** € */
  toolsPerPiece: optionalNumber,
  toolsPerLot: optionalNumber,
  learning: z.strictObject({ model: z.enum(['crawford', 'wright']), rate: optionalNumber }).nullable(),
  /** The applied ratio actual/planned of earlier jobs; `jobs`: their numbers, up to a limit. */
  measured: z
    .strictObject({
      ratio: number,
      low: number,
      high: number,
      count: z.int().min(0),
      jobs: z.array(text(40)).max(50),
    })
    .optional(),
});

const charged = {
  ...head,
  external: z.boolean(),
  supplier: text(200),
  /** € */
  minimum: optionalNumber,
  transport: optionalNumber,
  leadDays: optionalNumber,
  includesScrap: z.boolean(),
};

const unitPhase = z.strictObject({
  kind: z.literal('unit'),
  ...charged,
  basis: z.enum(UNIT_BASES),
  /** € a unit of the basis. */
  unit: value,
  breaks: z.array(z.strictObject({ from: number, unit: number })).max(50),
});

const formulaPhase = z.strictObject({
  kind: z.literal('formula'),
  ...charged,
  /** Key in `rates.formulas`. */
  formulaId: key.nullable(),
  gives: z.enum(['piece', 'lot']),
});

export const phase = z.discriminatedUnion('kind', [timePhase, unitPhase, formulaPhase]);

export type MeasuredDraft = NonNullable<TimePhaseDraft['measured']>;
export type TimePhaseDraft = Read<typeof timePhase>;
export type UnitPhaseDraft = Read<typeof unitPhase>;
export type FormulaPhaseDraft = Read<typeof formulaPhase>;
export type PhaseDraft = Read<typeof phase>;

/** The formula of a phase; null for a typed time or price. */
export function formulaOf(phase: PhaseDraft): string | null {
  if (phase.kind === 'formula') return phase.formulaId;
  return phase.kind === 'time' && 'formulaId' in phase.cycle ? phase.cycle.formulaId : null;
}
