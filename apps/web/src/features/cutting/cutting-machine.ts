import type { Machine, MachineKind } from '@truciolo/contract';
import type { Machine as MachineLimits } from '@truciolo/cutting';
import { inEuro } from '@truciolo/money';
import {
  type EurosPerMinute,
  eurosPerMinute,
  kilowatts,
  metresPerMinute,
  newtonMetres,
  rpm,
} from '@truciolo/units';
import type { Family } from './tab-spec.ts';

const known = <T>(value: number | null, make: (value: number) => T): T | undefined =>
  value === null || value <= 0 ? undefined : make(value);

/** A machine of the registry as the limits of a cut; missing values are not checked. */
export function machineLimits({ spindleMin, spindleMax, spindlePower, spindleTorque, dynamics }: Machine) {
  const rapids = Object.values(dynamics.rapid).filter((axis) => axis !== null);
  return {
    nMin: known(spindleMin, rpm),
    nMax: known(spindleMax, rpm),
    power: known(spindlePower, kilowatts),
    torque: known(spindleTorque, newtonMetres),
    rapid: rapids.length > 0 ? known(Math.min(...rapids), metresPerMinute) : undefined,
  } satisfies MachineLimits;
}

/** The registry keeps 1/10,000 €/h. */
export const minuteRate = ({ hourlyRate }: Machine): EurosPerMinute | undefined =>
  known(hourlyRate, (rate) => eurosPerMinute(inEuro(rate) / 60));

const kinds: Record<Family, readonly MachineKind[]> = {
  lathe: ['tornio', 'tornio-motorizzato', 'fantina-mobile'],
  mill: ['centro-3-assi', 'centro-4-assi', 'centro-5-assi'],
  saw: ['segatrice'],
};

/** The first machine of the right kind, until the user chooses. */
export const proposedMachine = (machines: readonly Machine[], family: Family): Machine | undefined =>
  machines.find(({ kind }) => kinds[family].includes(kind));
