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

/** How much of the unit one piece has. A measure that is not known is a problem, not a zero. */
export function measurePerPiece(phase: UnitPhase, path: string, context: PhaseContext): number | Problem {
  const missing = (what: string): Problem => ({
    code: 'missing-measure',
    path: `${path}.basis`,
    message: `La fase «${phase.name}» si paga ${what}, ma la misura manca: scrivila nei dati del pezzo.`,
  });
  switch (phase.basis) {
    case 'piece':
    case 'lot':
      return 1;
    case 'kg':
      // Treatments weigh the finished part; without it the gross weight is the safe side.
      return context.netWeight ?? context.grossWeight ?? missing('a peso');
    case 'dm2':
      return context.part.surfaceDm2 ?? missing('a superficie');
    case 'metre':
      return context.length === null ? missing('a metro') : context.length / 1000;
    case 'hole':
      return context.part.holes ?? missing('a foro');
  }
}
