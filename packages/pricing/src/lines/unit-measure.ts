import type { UnitBasis, UnitPhase } from '../model/phase.ts';
import type { Problem } from '../model/problem.ts';
import type { PhaseContext } from './phase-context.ts';

interface UnitWords {
  /** After the price: €/kg. */
  readonly per: string;
  readonly label: string;
  readonly unit: string;
}

export const UNIT_WORDS: Readonly<Record<UnitBasis, UnitWords>> = {
  piece: { per: 'pz', label: 'pezzi', unit: 'pz' },
  lot: { per: 'lotto', label: 'lotto', unit: 'lotto' },
  kg: { per: 'kg', label: 'peso', unit: 'kg' },
  dm2: { per: 'dm²', label: 'superficie', unit: 'dm²' },
  metre: { per: 'm', label: 'lunghezza', unit: 'm' },
  hole: { per: 'foro', label: 'fori', unit: 'fori' },
};

/** Number of units per piece, and its name where it is not the expected one. */
export interface Measure {
  readonly amount: number;
  readonly label: string;
}

/** A measure that is not known is a problem, not a zero. */
export function measurePerPiece(phase: UnitPhase, context: PhaseContext): Measure | Problem {
  const { label } = UNIT_WORDS[phase.basis];
  const measured = (amount: number, called = label): Measure => ({ amount, label: called });
  const missing = (what: string, path: string): Problem => ({
    code: 'missing-measure',
    path,
    message: `La fase «${phase.name}» si paga ${what}, ma la misura manca: scrivila nei dati del pezzo.`,
  });
  switch (phase.basis) {
    case 'piece':
    case 'lot':
      return measured(1);
    case 'kg':
      // Treatments weigh the finished part; without it the gross weight is the safe side, and is called so.
      if (context.netWeight !== null) return measured(context.netWeight, 'peso netto');
      if (context.grossWeight !== null)
        return measured(context.grossWeight, 'peso lordo, perché manca il netto');
      return missing('a peso', 'stock.netWeight');
    case 'dm2':
      if (context.part.surfaceDm2 !== undefined) return measured(context.part.surfaceDm2);
      if (context.surface !== null) return measured(context.surface, 'superficie del grezzo');
      return missing('a superficie', 'part.surfaceDm2');
    case 'metre':
      return context.length === null ? missing('a metro', 'part.length') : measured(context.length / 1000);
    case 'hole':
      return context.part.holes === undefined
        ? missing('a foro', 'part.holes')
        : measured(context.part.holes);
  }
}
