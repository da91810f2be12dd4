import {
  type Kilowatts,
  kilowatts,
  type Millimetres,
  type NewtonMetres,
  type Newtons,
  type NewtonsPerSquareMillimetre,
  type Rpm,
} from '@truciolo/units';
import { DEFAULT_ETA, type Machine, torqueOf } from '../machine.ts';
import type { CuttingMaterial } from '../material.ts';
import { type CuttingEdge, edgeFactor, specificForce } from './kienzle.ts';

/** Force, power and torque of a cut; known only with the work material. */
export interface SpindleLoad {
  readonly kc11: NewtonsPerSquareMillimetre;
  readonly mc: number;
  /** Rake, wear and interruption together; absent when it changes nothing. */
  readonly kcFactor?: number;
  readonly kc: NewtonsPerSquareMillimetre;
  readonly Fc: Newtons;
  /** At the cut. */
  readonly Pc: Kilowatts;
  readonly eta: number;
  /** At the motor. */
  readonly Pm: Kilowatts;
  readonly Mc: NewtonMetres;
}

interface LoadContext {
  readonly material?: CuttingMaterial | undefined;
  readonly machine?: Machine | undefined;
  readonly edge?: CuttingEdge | undefined;
}

/** `cut` turns kc into force and power: the one line in which operations differ. */
export function spindleLoad(
  context: LoadContext,
  h: Millimetres,
  n: Rpm,
  cut: (kc: NewtonsPerSquareMillimetre) => { readonly Fc: Newtons; readonly Pc: Kilowatts },
): SpindleLoad | undefined {
  const { material, machine, edge } = context;
  if (!material) return undefined;
  const kc = specificForce(material, h, edge);
  const kcFactor = edgeFactor(edge);
  const { Fc, Pc } = cut(kc);
  const eta = machine?.eta ?? DEFAULT_ETA;
  return {
    kc11: material.kc11,
    mc: material.mc,
    ...(kcFactor !== 1 && { kcFactor }),
    kc,
    Fc,
    Pc,
    eta,
    Pm: kilowatts(Pc / eta),
    Mc: torqueOf(Pc, n),
  };
}
