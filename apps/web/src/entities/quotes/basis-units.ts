import type { UnitPhaseDraft } from '@truciolo/quote';

export const basisUnits: Readonly<Record<UnitPhaseDraft['basis'], string>> = {
  piece: '€/pz',
  lot: '€/lotto',
  kg: '€/kg',
  dm2: '€/dm²',
  metre: '€/m',
  hole: '€/foro',
};
