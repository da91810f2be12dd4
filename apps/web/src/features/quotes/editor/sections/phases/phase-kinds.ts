import {
  emptyPhase,
  type FormulaPhaseDraft,
  type PhaseDraft,
  typedValue,
  type UnitPhaseDraft,
} from '@truciolo/quote';

export type PhaseKind = PhaseDraft['kind'];

export const kindOptions: readonly { readonly value: PhaseKind; readonly label: string }[] = [
  { value: 'time', label: 'A tempo' },
  { value: 'unit', label: 'A prezzo' },
  { value: 'formula', label: 'Con formula' },
];

export const basisOptions: readonly { readonly value: UnitPhaseDraft['basis']; readonly label: string }[] = [
  { value: 'piece', label: 'al pezzo' },
  { value: 'lot', label: 'al lotto' },
  { value: 'kg', label: 'al chilo' },
  { value: 'dm2', label: 'al dm²' },
  { value: 'metre', label: 'al metro' },
  { value: 'hole', label: 'a foro' },
];

/** Charged in another way: the name stays, and the terms of a subcontractor between a price and a formula. */
export function asKind(phase: PhaseDraft, kind: PhaseKind): PhaseDraft {
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
