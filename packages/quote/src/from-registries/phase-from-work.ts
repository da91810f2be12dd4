import { inEuro } from '@truciolo/money';
import type { UnitBasis } from '@truciolo/pricing';
import type { FormulaPhaseDraft, PhaseDraft, TimePhaseDraft, UnitPhaseDraft } from '../model/phase-draft.ts';
import type { Value } from '../model/value.ts';
import { emptyPhase } from './empty-phase.ts';

/** A row of the registry of processes, as far as a quote needs it; amounts in 1/10,000 €. */
export interface WorkRow {
  readonly guid: string;
  readonly name: string;
  readonly external: boolean;
  readonly supplier: string;
  readonly charge: 'time' | 'formula' | UnitBasis;
  readonly machineGuid: string | null;
  readonly setupMinutes: number | null;
  readonly cycleMinutes: number | null;
  readonly rate: number | null;
  readonly minimum: number | null;
  readonly leadDays: number;
  readonly formulaPublished: string | null;
  readonly confirmed: boolean;
}

/** Amounts of the registries are integers of 1/10,000 €. */
const euro = (amount: number | null): number | null => (amount === null ? null : inEuro(amount));

/** A phase made from a process of the registry; missing values stay empty and are required. */
export function phaseFromWork(work: WorkRow, id: string): PhaseDraft {
  if (work.charge === 'formula') return formulaPhase(work, id);
  if (work.charge !== 'time') return unitPhase(work, id, work.charge, euro(work.rate));
  // A subcontractor asks a price, not the hours of a machine of ours.
  return work.external ? unitPhase(work, id, 'piece', null) : timePhase(work, id);
}

const value = (number: number | null, { confirmed }: WorkRow): Value => ({
  value: number,
  origin: number === null ? 'typed' : confirmed ? 'registry' : 'proposed',
});

const head = (work: WorkRow, id: string) => ({ id, name: work.name, workGuid: work.guid });

const timePhase = (work: WorkRow, id: string): TimePhaseDraft => ({
  ...emptyPhase(id),
  ...head(work, id),
  machineId: work.machineGuid,
  setup: value(work.setupMinutes, work),
  // In the registry zero means that the time depends on the part.
  cycle: value(work.cycleMinutes === 0 ? null : work.cycleMinutes, work),
});

const charged = (work: WorkRow, id: string) => ({
  ...head(work, id),
  external: work.external,
  supplier: work.supplier,
  minimum: euro(work.minimum),
  transport: null,
  leadDays: work.leadDays === 0 ? null : work.leadDays,
  includesScrap: false,
});

const unitPhase = (work: WorkRow, id: string, basis: UnitBasis, unit: number | null): UnitPhaseDraft => ({
  kind: 'unit',
  ...charged(work, id),
  basis,
  unit: value(unit, work),
  breaks: [],
});

const formulaPhase = (work: WorkRow, id: string): FormulaPhaseDraft => ({
  kind: 'formula',
  ...charged(work, id),
  formulaId: work.formulaPublished === null ? null : work.guid,
  gives: 'lot',
});
