import { QUANTITY_SCALE, WHOLE } from '@truciolo/money';
import type { Lot } from '../lines/cost-line.ts';
import type { PhaseContext } from '../lines/phase-context.ts';
import { cycleTime, loadMicro, timedCycles } from '../lines/phase-time.ts';
import { effective } from '../model/origin.ts';
import type { Phase, TimePhase } from '../model/phase.ts';
import type { MachineLoad, PhaseLoad } from '../model/priced-quantity.ts';
import { isProblem } from '../model/problem.ts';
import { lookUp, type MachineRate } from '../model/rates.ts';

const MINUTES_PER_HOUR = 60;

/** Hours of one phase for a lot: the pieces to start are the ones that take time. */
function phaseHours(
  phase: TimePhase,
  path: string,
  machine: MachineRate,
  context: PhaseContext,
): (lot: Lot) => PhaseLoad {
  const time = cycleTime(phase, path, machine, context);
  const load = Number(loadMicro(phase)) / QUANTITY_SCALE;
  const measured = phase.measured?.ratio ?? 1;
  const setup = (effective(phase.setup) * measured) / MINUTES_PER_HOUR;
  const perHour = ((phase.efficiency / WHOLE) * MINUTES_PER_HOUR) / measured;
  const attended = phase.attended / WHOLE;
  return (lot) => {
    const micro = isProblem(time) ? 0n : time.at(lot);
    const cycle = typeof micro === 'bigint' ? Number(micro) / QUANTITY_SCALE : 0;
    const cycles = Number(timedCycles(phase, lot.started)) / QUANTITY_SCALE;
    return {
      phaseId: phase.id,
      machineId: phase.machineId,
      name: machine.name,
      setupHours: setup,
      runHours: ((cycle + (phase.loadMasked ? 0 : load)) * cycles) / perHour,
      attendedHours: setup + ((cycle * attended + load) * cycles) / perHour,
    };
  };
}

export interface Workload {
  /** One entry per machine, in the order of the phases. */
  readonly machines: readonly MachineLoad[];
  readonly phases: readonly PhaseLoad[];
  /** Working days of machines and suppliers, one phase after the other. */
  readonly days: number;
}

export function prepareWorkload(phases: readonly Phase[], context: PhaseContext): (lot: Lot) => Workload {
  const timed = phases.flatMap((phase, index) => {
    if (phase.kind !== 'time') return [];
    const machine = lookUp(context.rates.machines, phase.machineId);
    return machine ? [phaseHours(phase, `phases[${index}]`, machine, context)] : [];
  });
  const waiting = phases.reduce((days, phase) => days + (phase.kind === 'time' ? 0 : phase.leadDays), 0);
  return (lot) => {
    const loads = timed.map((at) => at(lot));
    const machines = new Map<string, MachineLoad>();
    let hours = 0;
    for (const { machineId, name, setupHours, runHours, attendedHours } of loads) {
      const sum = machines.get(machineId);
      hours += setupHours + runHours;
      machines.set(machineId, {
        machineId,
        name,
        setupHours: (sum?.setupHours ?? 0) + setupHours,
        runHours: (sum?.runHours ?? 0) + runHours,
        attendedHours: (sum?.attendedHours ?? 0) + attendedHours,
      });
    }
    const days = waiting + hours / context.rates.hoursPerDay;
    return { machines: [...machines.values()], phases: loads, days };
  };
}
