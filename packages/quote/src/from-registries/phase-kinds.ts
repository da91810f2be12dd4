import type { FormulaPhaseDraft, PhaseDraft, UnitPhaseDraft } from '../model/phase-draft.ts';
import { typedValue } from '../model/value.ts';
import { emptyPhase } from './empty-phase.ts';
import { nextMachine, type Park } from './fitting-machine.ts';

/** Charged in another way: the name stays, and the terms of a subcontractor between a price and a formula. */
export function asKind(phase: PhaseDraft, kind: PhaseDraft['kind']): PhaseDraft {
  if (phase.kind === kind) return phase;
  const { id, name, workGuid } = phase;
  if (kind === 'time') return { ...emptyPhase(id), name, workGuid };
  const terms =
    phase.kind === 'time'
      ? {
          external: true,
          supplier: '',
          minimum: null,
          transport: null,
          leadDays: null,
          includesScrap: false,
        }
      : {
          external: phase.external,
          supplier: phase.supplier,
          minimum: phase.minimum,
          transport: phase.transport,
          leadDays: phase.leadDays,
          includesScrap: phase.includesScrap,
        };
  const head = { id, name, workGuid, ...terms };
  const unit: UnitPhaseDraft = { kind: 'unit', ...head, basis: 'piece', unit: typedValue(null), breaks: [] };
  const formula: FormulaPhaseDraft = { kind: 'formula', ...head, formulaId: null, gives: 'lot' };
  return kind === 'unit' ? unit : formula;
}

/**
 * Phases without a machine get a suitable one of the shop, near the machine of the phase before. A later phase that no
 * machine of the shop does becomes work outside at a price, which is still to be typed.
 */
export function withMachines(phases: readonly PhaseDraft[], machines: Park): PhaseDraft[] {
  let before: string | null = null;
  return phases.map((phase, at) => {
    if (phase.kind !== 'time') return phase;
    const machineId = phase.machineId ?? nextMachine(phase.name, machines, before);
    before = machineId ?? before;
    return machineId === null && at > 0 ? asKind(phase, 'unit') : { ...phase, machineId };
  });
}
