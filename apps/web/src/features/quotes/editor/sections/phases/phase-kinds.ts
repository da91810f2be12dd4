import type { PhaseDraft, UnitPhaseDraft } from '@truciolo/quote';

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
