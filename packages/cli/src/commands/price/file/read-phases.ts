import { WHOLE, ZERO } from '@truciolo/money';
import {
  type FormulaPhase,
  type FormulaTime,
  type Learning,
  type MeasuredRatio,
  type Phase,
  type TimePhase,
  typed,
  UNIT_BASES,
  type UnitPhase,
} from '@truciolo/pricing';
import { minutes } from '@truciolo/units';
import {
  choice,
  flag,
  list,
  nullable,
  number,
  object,
  optional,
  type Read,
  text,
  variant,
  withDefault,
} from './read-json.ts';
import { amount, share, sourced, time } from './read-values.ts';

const formulaTime = object<FormulaTime>({ formulaId: text, override: optional(time) });

const cycle: Read<TimePhase['cycle']> = (input, spot) =>
  typeof input === 'object' && input !== null && 'formulaId' in input
    ? formulaTime(input, spot)
    : sourced(time)(input, spot);

const noTime = typed(minutes(0));

const timePhase = object<TimePhase>({
  kind: choice('time'),
  id: text,
  name: text,
  purpose: withDefault(choice('machining', 'inspection'), 'machining'),
  machineId: text,
  programming: optional(
    object<NonNullable<TimePhase['programming']>>({
      minutes: sourced(time),
      labourId: text,
      lots: withDefault(number, 1),
    }),
  ),
  setup: withDefault(sourced(time), noTime),
  cycle,
  load: withDefault(sourced(time), noTime),
  loadMasked: withDefault(flag, false),
  piecesPerClamping: withDefault(number, 1),
  efficiency: withDefault(share, WHOLE),
  attended: withDefault(share, WHOLE),
  inspection: optional(
    object<NonNullable<TimePhase['inspection']>>({
      minutes: sourced(time),
      every: withDefault(number, 1),
      labourId: text,
    }),
  ),
  toolsPerPiece: optional(amount),
  toolsPerLot: optional(amount),
  learning: optional(object<Learning>({ model: choice('crawford', 'wright'), rate: share })),
  measured: optional(object<MeasuredRatio>({ ratio: number, note: withDefault(text, '') })),
});

const charged = {
  id: text,
  name: text,
  external: withDefault(flag, true),
  supplier: optional(text),
  minimum: withDefault(amount, ZERO),
  transport: withDefault(amount, ZERO),
  leadDays: withDefault(number, 0),
  includesScrap: withDefault(flag, false),
};

const unitPhase = object<UnitPhase>({
  kind: choice('unit'),
  ...charged,
  basis: choice(...UNIT_BASES),
  unit: nullable(sourced(amount)),
  breaks: optional(list(object<NonNullable<UnitPhase['breaks']>[number]>({ from: number, unit: amount }))),
});

const formulaPhase = object<FormulaPhase>({
  kind: choice('formula'),
  ...charged,
  formulaId: text,
  gives: choice('piece', 'lot'),
});

export const phase: Read<Phase> = variant<Phase>('kind', {
  time: timePhase,
  unit: unitPhase,
  formula: formulaPhase,
});
