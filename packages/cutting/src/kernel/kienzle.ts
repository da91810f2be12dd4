import {
  type Degrees,
  type Millimetres,
  type NewtonsPerSquareMillimetre,
  newtonsPerMm2,
} from '@truciolo/units';
import type { CuttingMaterial } from '../material.ts';

/** State of the cutting edge, all optional: a new, sharp edge with 0 degrees rake in an uninterrupted cut. */
export interface CuttingEdge {
  /** Effective rake; kc falls 1 % per degree. */
  readonly gamma?: Degrees | undefined;
  /** 1 = new edge, about 1.3 at the end of its life. */
  readonly wear?: number | undefined;
  readonly interrupted?: boolean | undefined;
}

/** Shop value of formulas a0. */
const INTERRUPTED_CUT = 1.1;

export function edgeFactor(edge: CuttingEdge | undefined): number {
  const rake = 1 - (edge?.gamma ?? 0) / 100;
  return rake * (edge?.wear ?? 1) * (edge?.interrupted ? INTERRUPTED_CUT : 1);
}

/** Kienzle: kc = kc1.1 h^-mc (1 - gamma0/100), times wear and interruption (formulas a0). */
export function specificForce(
  material: CuttingMaterial,
  h: Millimetres,
  edge: CuttingEdge | undefined,
): NewtonsPerSquareMillimetre {
  return newtonsPerMm2(material.kc11 * h ** -material.mc * edgeFactor(edge));
}
