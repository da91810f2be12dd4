import type { Work } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import type { UnitBasis } from '@truciolo/pricing';
import type { FormulaPhaseDraft, PhaseDraft, TimePhaseDraft, UnitPhaseDraft, Value } from '@truciolo/quote';
import { emptyPhase } from '../../../entities/quotes/empty-phase.ts';

/** Amounts of the registries are integers of 1/10,000 €. */
const euro = (amount: number | null): number | null => (amount === null ? null : inEuro(amount));

/** A phase made from a process of the registry; what the registry does not know stays empty and is asked for. */
export function phaseFromWork(work: Work, id: string): PhaseDraft {
  if (work.charge === 'formula') return formulaPhase(work, id);
  if (work.charge !== 'time') return unitPhase(work, id, work.charge, euro(work.rate));
  // A subcontractor asks a price, not the hours of a machine of ours.
  return work.external ? unitPhase(work, id, 'piece', null) : timePhase(work, id);
}

const value = (number: number | null, { confirmed }: Work): Value => ({
  value: number,
  origin: number === null ? 'typed' : confirmed ? 'registry' : 'proposed',
});

const head = (work: Work, id: string) => ({ id, name: work.name, workGuid: work.guid });

const timePhase = (work: Work, id: string): TimePhaseDraft => ({
  ...emptyPhase(id),
  ...head(work, id),
  machineId: work.machineGuid,
  setup: value(work.setupMinutes, work),
  // Nought is how the registry says that the time depends on the part.
  cycle: value(work.cycleMinutes === 0 ? null : work.cycleMinutes, work),
});

const charged = (work: Work, id: string) => ({
  ...head(work, id),
  external: work.external,
  supplier: work.supplier,
  minimum: euro(work.minimum),
  transport: null,
  leadDays: work.leadDays === 0 ? null : work.leadDays,
  includesScrap: false,
});

const unitPhase = (work: Work, id: string, basis: UnitBasis, unit: number | null): UnitPhaseDraft => ({
  kind: 'unit',
  ...charged(work, id),
  basis,
  unit: value(unit, work),
  breaks: [],
});

const formulaPhase = (work: Work, id: string): FormulaPhaseDraft => ({
  kind: 'formula',
  ...charged(work, id),
  formulaId: work.formulaPublished === null ? null : work.guid,
  gives: 'lot',
});
