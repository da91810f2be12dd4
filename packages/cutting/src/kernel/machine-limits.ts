import type { Millimetres, MillimetresPerMinute, Rpm } from '@truciolo/units';
import { availablePower, availableTorque, type Machine } from '../machine.ts';
import { type Warning, warn } from '../warning.ts';
import type { SpindleLoad } from './spindle-load.ts';

/** One bar of "Macchina": the used share of a limit. */
export interface LimitUse {
  readonly quantity: 'n' | 'vf' | 'Pm' | 'Pc' | 'Mc';
  readonly value: number;
  readonly limit: number;
  /** value / limit; above 1 the machine cannot do it. */
  readonly ratio: number;
}

/** From here on a cut leaves no margin for a harder blank or a worn edge. */
export const NEAR_LIMIT = 0.85;

interface CutOnMachine {
  readonly n: Rpm;
  readonly vf?: MillimetresPerMinute | undefined;
  readonly load?: SpindleLoad | undefined;
  /** Where power grows in proportion to the depth, the warning can name the depth that still fits. */
  readonly ap?: Millimetres | undefined;
}

const use = (quantity: LimitUse['quantity'], value: number, limit: number): LimitUse => ({
  quantity,
  value,
  limit,
  ratio: value / limit,
});

function powerUse(machine: Machine, load: SpindleLoad, n: Rpm): LimitUse | undefined {
  const available = availablePower(machine, n);
  if (available === undefined) return undefined;
  return machine.powerAt === 'spindle' ? use('Pc', load.Pc, available) : use('Pm', load.Pm, available);
}

function powerWarning(power: LimitUse, n: Rpm, ap: Millimetres | undefined): readonly Warning[] {
  if (power.ratio <= NEAR_LIMIT) return [];
  const apMax = ap === undefined ? {} : { apMax: ap / power.ratio };
  const data = { power: power.value, available: power.limit, n, ...apMax };
  return [warn(power.ratio > 1 ? 'power-exceeded' : 'power-near-limit', data)];
}

function loadLimits(machine: Machine, load: SpindleLoad, n: Rpm, ap: Millimetres | undefined) {
  const power = powerUse(machine, load, n);
  const torqueLimit = availableTorque(machine, n);
  const torque = torqueLimit === undefined ? undefined : use('Mc', load.Mc, torqueLimit);
  return {
    limits: [power, torque].filter((limit) => limit !== undefined),
    warnings: [
      ...(power ? powerWarning(power, n, ap) : [warn('machine-power-missing', {})]),
      ...(torque && torque.ratio > 1
        ? [warn('torque-exceeded', { Mc: load.Mc, available: torque.limit, n })]
        : []),
    ],
  };
}

/** Compares a cut with the machine. Speeds are clamped before; power and torque can only be reported. */
export function machineLimits(
  machine: Machine | undefined,
  { n, vf, load, ap }: CutOnMachine,
): { readonly limits: readonly LimitUse[]; readonly warnings: readonly Warning[] } {
  if (!machine) return { limits: [], warnings: [] };
  const byLoad = load ? loadLimits(machine, load, n, ap) : { limits: [], warnings: [] };
  const byMotion = [
    ...(machine.nMax === undefined ? [] : [use('n', n, machine.nMax)]),
    ...(machine.vfMax === undefined || vf === undefined ? [] : [use('vf', vf, machine.vfMax)]),
  ];
  return { limits: [...byLoad.limits, ...byMotion], warnings: byLoad.warnings };
}
