import {
  type Kilowatts,
  kilowatts,
  type MetresPerMinute,
  type MillimetresPerMinute,
  type NewtonMetres,
  newtonMetres,
  type Rpm,
} from '@truciolo/units';

/** The limits of a machine. Every one is optional: an unknown limit is not checked. */
export interface Machine {
  readonly nMin?: Rpm | undefined;
  readonly nMax?: Rpm | undefined;
  readonly power?: Kilowatts | undefined;
  /** Where `power` is measured: the motor plate (default, compared with Pm) or the spindle (with Pc). */
  readonly powerAt?: 'motor' | 'spindle' | undefined;
  readonly torque?: NewtonMetres | undefined;
  /** Below this speed the spindle gives constant torque, above it constant power. */
  readonly baseSpeed?: Rpm | undefined;
  /** Efficiency between motor and cut, 0-1. */
  readonly eta?: number | undefined;
  readonly vfMax?: MillimetresPerMinute | undefined;
  readonly rapid?: MetresPerMinute | undefined;
}

/** Middle of the usual 0.75-0.85 (formulas a0). */
export const DEFAULT_ETA = 0.8;

/** kW at the spindle per Nm and rpm: P = M * n * pi / 30000. */
const KW_PER_NM_RPM = Math.PI / 30_000;

export const torqueOf = (power: Kilowatts, n: Rpm): NewtonMetres => newtonMetres(power / (n * KW_PER_NM_RPM));
export const powerOf = (torque: NewtonMetres, n: Rpm): Kilowatts => kilowatts(torque * n * KW_PER_NM_RPM);

/** Power the spindle gives at n: constant torque up to the base speed (or to the torque limit), then constant. */
export function availablePower(machine: Machine, n: Rpm): Kilowatts | undefined {
  const { power, torque, baseSpeed } = machine;
  if (power === undefined) return undefined;
  const byTorque = torque === undefined ? power : powerOf(torque, n);
  const byBase = baseSpeed === undefined ? power : power * (n / baseSpeed);
  return kilowatts(Math.min(power, byTorque, byBase));
}

/** Torque the spindle gives at n. A machine known only by its power has no torque limit to check. */
export function availableTorque(machine: Machine, n: Rpm): NewtonMetres | undefined {
  const { power, torque, baseSpeed } = machine;
  if (torque !== undefined) return torque;
  if (power === undefined || baseSpeed === undefined) return undefined;
  return torqueOf(power, n < baseSpeed ? baseSpeed : n);
}
