import type { CuttingMaterial, InputField, LimitUse, Machine } from '@truciolo/cutting';
import { kilowatts, metresPerMinute, newtonMetres, rpm } from '@truciolo/units';
import type { ShopMachine } from '../model/shop-machine.ts';
import { isWithin } from './is-within.ts';

/** Place of a cut: the work material and the machine. */
export interface Workplace {
  readonly material: CuttingMaterial;
  readonly limits: Machine;
  /** From one feature to the next, s. */
  readonly positioning: number;
  /** Ra that the part asks for all over, µm; null = not stated, the usual feeds hold. */
  readonly roughness: number | null;
}

/** Formulas b: 1.5 s a hole at 20 m/min, of which 0.3 s are 100 mm of way. */
const SETTLE = 1.2;
/** The head of a laser lifts little and starts no spindle [practice]. */
const LASER_SETTLE = 0.4;
const WAY = 100;
const USUAL_RAPID = 20;

/** Driven tools of a lathe turn and pull less than its spindle [practice]. */
const DRIVEN = { nMax: 6000, power: 4, torque: 25 };

const known = <T>(field: InputField, value: number | null, make: (value: number) => T): T | undefined =>
  isWithin(field, value) ? make(value) : undefined;

export function workplaceOf(
  machine: ShopMachine,
  material: CuttingMaterial,
  roughness: number | null = null,
): Workplace {
  const rapids = Object.values(machine.dynamics.rapid).filter((axis) => isWithin('rapid', axis));
  const rapid = rapids.length > 0 ? Math.min(...rapids) : USUAL_RAPID;
  return {
    material,
    limits: {
      nMax: known('nMax', machine.spindleMax, rpm),
      power: known('power', machine.spindlePower, kilowatts),
      torque: known('torque', machine.spindleTorque, newtonMetres),
      rapid: metresPerMinute(rapid),
    },
    positioning: (machine.kind === 'laser' ? LASER_SETTLE : SETTLE) + (WAY / (rapid * 1000)) * 60,
    roughness,
  };
}

/** The same machine, cutting with its driven tools. */
export function drivenWorkplace({ limits, ...place }: Workplace): Workplace {
  return {
    ...place,
    limits: {
      ...limits,
      nMax: rpm(Math.min(DRIVEN.nMax, limits.nMax ?? DRIVEN.nMax)),
      power: kilowatts(Math.min(DRIVEN.power, limits.power ?? DRIVEN.power)),
      torque: newtonMetres(Math.min(DRIVEN.torque, limits.torque ?? DRIVEN.torque)),
    },
  };
}

/** Factor for depth or feed at which power and torque suffice: 1 where they do. */
export function bearable(limits: readonly LimitUse[]): number {
  const loads = limits.filter(({ quantity }) => quantity === 'Pm' || quantity === 'Pc' || quantity === 'Mc');
  return Math.min(1, ...loads.map(({ ratio }) => 1 / ratio));
}
