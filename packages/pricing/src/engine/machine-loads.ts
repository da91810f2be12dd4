import { QUANTITY_SCALE, WHOLE } from '@truciolo/money';
import type { Lot } from '../lines/cost-line.ts';
import type { PhaseContext } from '../lines/phase-context.ts';
import { cycleTime, loadMicro, timedCycles } from '../lines/phase-time.ts';
import { effective } from '../model/origin.ts';
import type { Phase, TimePhase } from '../model/phase.ts';
import type { MachineLoad } from '../model/priced-quantity.ts';
import { isProblem } from '../model/problem.ts';
import { lookUp, type MachineRate } from '../model/rates.ts';

const MINUTES_PER_HOUR = 60;

interface PhaseHours {
  readonly machineId: string;
  readonly setup: number;
  readonly run: number;
  readonly attended: number;
}

/** Hours of one phase for a lot: the pieces to start are the ones that take time. */
function phaseHours(
  phase: TimePhase,
  path: string,
  machine: MachineRate,
  context: PhaseContext,
): (lot: Lot) => PhaseHours {
  const time = cycleTime(phase, path, machine, context);
  const load = Number(loadMicro(phase)) / QUANTITY_SCALE;
  const setup = effective(phase.setup) / MINUTES_PER_HOUR;
  const perHour = (phase.efficiency / WHOLE) * MINUTES_PER_HOUR;
  const attended = phase.attended / WHOLE;
  return (lot) => {
    const micro = isProblem(time) ? 0n : time.at(lot);
    const cycle = typeof micro === 'bigint' ? Number(micro) / QUANTITY_SCALE : 0;
    const cycles = Number(timedCycles(phase, lot.started)) / QUANTITY_SCALE;
    return {
      machineId: phase.machineId,
      setup,
      run: ((cycle + (phase.loadMasked ? 0 : load)) * cycles) / perHour,
      attended: setup + ((cycle * attended + load) * cycles) / perHour,
    };
  };
}

export interface Workload {
  /** One entry per machine, in the order of the phases. */
  readonly machines: readonly MachineLoad[];
  /** Working days of machines and suppliers, one phase after the other. */
  readonly days: number;
}

export function prepareWorkload(phases: readonly Phase[], context: PhaseContext): (lot: Lot) => Workload {
  const timed = phases.flatMap((phase, index) => {
    if (phase.kind !== 'time') return [];
    const machine = lookUp(context.rates.machines, phase.machineId);
    return machine
      ? [{ name: machine.name, at: phaseHours(phase, `phases[${index}]`, machine, context) }]
      : [];
  });
  const waiting = phases.reduce((days, phase) => days + (phase.kind === 'time' ? 0 : phase.leadDays), 0);
  return (lot) => {
    const machines = new Map<string, MachineLoad>();
    let hours = 0;
    for (const { name, at } of timed) {
      const { machineId, setup, run, attended } = at(lot);
      const sum = machines.get(machineId);
      hours += setup + run;
      machines.set(machineId, {
        machineId,
        name,
        setupHours: (sum?.setupHours ?? 0) + setup,
        runHours: (sum?.runHours ?? 0) + run,
        attendedHours: (sum?.attendedHours ?? 0) + attended,
      });
    }
    return { machines: [...machines.values()], days: waiting + hours / context.rates.hoursPerDay };
  };
}
