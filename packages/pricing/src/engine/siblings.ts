import { leastCommonMultiple } from '@truciolo/money';
import type { CostLine, Lot } from '../lines/cost-line.ts';
import type { PhaseContext, Siblings } from '../lines/phase-context.ts';
import { cycleTime } from '../lines/phase-time.ts';
import { effective } from '../model/origin.ts';
import type { Phase, TimePhase } from '../model/phase.ts';
import type { Position } from '../model/position.ts';
import { isProblem } from '../model/problem.ts';
import { lookUp, type MachineRate, type Rates } from '../model/rates.ts';
import { prepareWorkload } from './machine-loads.ts';

/** Key of the stock's lines beside those of the phases, whose ids are never empty. */
export const STOCK = '';

const MILLIONTHS = 1_000_000;

/** Times and costs of the rest of a position. Lines are built one after the other and priced only when read. */
export function siblingsOf(
  position: Position,
  rates: Rates,
  context: () => PhaseContext,
  drawn: ReadonlyMap<string, readonly CostLine[]>,
): Siblings {
  const { phases } = position;
  const timed = phases.flatMap((phase, index) => {
    const machine = phase.kind === 'time' ? lookUp(rates.machines, phase.machineId) : undefined;
    return phase.kind === 'time' ? [{ phase, index, machine }] : [];
  });
  const timedFor = (phase: Phase) => {
    const at = phases.indexOf(phase);
    return timed.findLast(({ index }) => index <= at) ?? null;
  };
  return {
    phases: phases.length,
    timed: timedFor,
    cycle: (lot, phase) => {
      const found = timedFor(phase);
      return found
        ? cycleMinutes(found.phase, `phases[${found.index}]`, found.machine, context(), lot)
        : undefined;
    },
    setup: timed.reduce((sum, { phase }) => sum + effective(phase.setup), 0),
    material: (lot) =>
      euro(
        drawn.get(STOCK)?.filter(({ category }) => category === 'material'),
        lot,
      ),
    cycles: (lot, but) =>
      total(timed, ({ phase, index, machine }) =>
        phase.id === but ? 0 : cycleMinutes(phase, `phases[${index}]`, machine, context(), lot),
      ),
    hours: (lot, but) => {
      const others = phases.filter(({ id }) => id !== but);
      const { machines } = prepareWorkload(others, context())(lot);
      return total(machines, ({ setupHours, runHours }) => setupHours + runHours);
    },
    cost: (lot, but) => total(phases, ({ id }) => (id === but ? 0 : euro(drawn.get(id), lot))),
  };
}

function total<T>(parts: readonly T[], amount: (part: T) => number | undefined): number | undefined {
  let sum = 0;
  for (const part of parts) {
    const value = amount(part);
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum;
}

function cycleMinutes(
  phase: TimePhase,
  path: string,
  machine: MachineRate | undefined,
  context: PhaseContext,
  lot: Lot,
): number | undefined {
  const time = machine && cycleTime(phase, path, machine, context);
  if (!time || isProblem(time)) return undefined;
  const at = time.at(lot);
  return typeof at === 'bigint' ? Number(at) / MILLIONTHS : undefined;
}

/** € of the lines for a lot; undefined where one of them has none. */
function euro(lines: readonly CostLine[] | undefined, lot: Lot): number | undefined {
  return lines && total(lines, (line) => lineEuro(line, lot));
}

function lineEuro(line: CostLine, lot: Lot): number | undefined {
  const denominator = line.coefficients.reduce((lcm, { d }) => leastCommonMultiple(lcm, d), 1n);
  const amount = line.amount(
    lot,
    line.coefficients.map(({ n, d }) => (n * denominator) / d),
  );
  if (typeof amount !== 'bigint') return undefined;
  return Number((amount * BigInt(MILLIONTHS)) / denominator) / MILLIONTHS;
}
