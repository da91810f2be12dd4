import { ratioText } from '@truciolo/calibration';
import { WHOLE, ZERO } from '@truciolo/money';
import { type Phase, type TimePhase, typed } from '@truciolo/pricing';
import { minutes } from '@truciolo/units';
import type { MeasuredDraft, PhaseDraft, TimePhaseDraft } from '../model/phase-draft.ts';
import { given, toAmount, toKnown, toMinutes, toNumber, toShare, toSourced } from './to-exact.ts';

/** An empty set-up or loading takes no time. */
const noTime = typed(minutes(0));

export function toPhase(phase: PhaseDraft): Phase {
  if (phase.kind === 'time') return toTimePhase(phase);
  const head = {
    id: phase.id,
    name: phase.name,
    external: phase.external,
    ...(phase.supplier === '' ? {} : { supplier: phase.supplier }),
    minimum: phase.minimum === null ? ZERO : toAmount(phase.minimum),
    transport: phase.transport === null ? ZERO : toAmount(phase.transport),
    leadDays: phase.leadDays ?? 0,
    includesScrap: phase.includesScrap,
  };
  if (phase.kind === 'formula')
    return { kind: 'formula', ...head, formulaId: phase.formulaId ?? '', gives: phase.gives };
  const breaks = phase.breaks.map(({ from, unit }) => ({ from, unit: toAmount(unit) }));
  return { kind: 'unit', ...head, basis: phase.basis, unit: toSourced(phase.unit, toAmount), breaks };
}

function toTimePhase(phase: TimePhaseDraft): TimePhase {
  const { id, name, purpose, loadMasked, cycle } = phase;
  return {
    kind: 'time',
    id,
    name,
    purpose,
    machineId: phase.machineId ?? '',
    ...given('programming', phase.programming, (work) => ({
      minutes: toKnown(work.minutes, toMinutes),
      labourId: work.labourId ?? '',
      lots: work.lots ?? 1,
    })),
    setup: toSourced(phase.setup, toMinutes) ?? noTime,
    cycle:
      'formulaId' in cycle
        ? { formulaId: cycle.formulaId, ...given('override', cycle.override, toMinutes) }
        : toKnown(cycle, toMinutes),
    load: toSourced(phase.load, toMinutes) ?? noTime,
    loadMasked,
    piecesPerClamping: phase.piecesPerClamping ?? 1,
    efficiency: phase.efficiency === null ? WHOLE : toShare(phase.efficiency),
    attended: phase.attended === null ? WHOLE : toShare(phase.attended),
    ...given('inspection', phase.inspection, (work) => ({
      minutes: toKnown(work.minutes, toMinutes),
      every: work.every ?? 1,
      labourId: work.labourId ?? '',
    })),
    ...given('toolsPerPiece', phase.toolsPerPiece, toAmount),
    ...given('toolsPerLot', phase.toolsPerLot, toAmount),
    ...given('learning', phase.learning, ({ model, rate }) => ({ model, rate: toShare(toNumber(rate)) })),
    ...given('measured', phase.measured, toMeasured),
  };
}

/** Four decimals, as shown to users. */
const toMeasured = (measured: MeasuredDraft) => ({
  ratio: Math.round(measured.ratio * 1e4) / 1e4,
  note: ratioText(measured),
});
