import { QUANTITY_SCALE, quantityRatio, type Ratio } from '@truciolo/money';
import { effective } from '../model/origin.ts';
import type { TimePhase } from '../model/phase.ts';
import type { Problem } from '../model/problem.ts';
import type { MachineRate } from '../model/rates.ts';
import type { TraceInput } from '../model/trace.ts';
import type { Lot } from './cost-line.ts';
import { learnedPieces } from './learning.ts';
import { evaluateMicro, formulaVariables, type PhaseContext } from './phase-context.ts';
import { quantityInput, sourcedQuantity } from './trace-input.ts';

/** Cycle time of one clamping at each quantity, in millionths of a minute. */
export interface CycleTime {
  /** Set where the quantity does not matter. */
  readonly constant: bigint | null;
  at(lot: Lot): bigint | Problem;
  input(lot: Lot): TraceInput;
}

const micro = (value: number) => BigInt(Math.round(value * QUANTITY_SCALE));

export function cycleTime(
  phase: TimePhase,
  path: string,
  machine: MachineRate,
  context: PhaseContext,
): CycleTime | Problem {
  const cycle = phase.cycle;
  if (!('formulaId' in cycle)) {
    const constant = micro(effective(cycle));
    const input = sourcedQuantity('ciclo', 'tempo ciclo', cycle, 'min');
    return { constant, at: () => constant, input: () => input };
  }
  if (cycle.override !== undefined) {
    const constant = micro(cycle.override);
    const input = quantityInput('ciclo', 'tempo ciclo', cycle.override, 'min', 'typed');
    return { constant, at: () => constant, input: () => input };
  }
  const evaluate = context.formula(cycle.formulaId);
  if (!evaluate) {
    const message = `La formula del tempo ciclo della fase «${phase.name}» non c'è più: scegline un'altra.`;
    return { code: 'missing-formula', path: `${path}.cycle`, message };
  }
  const variables = formulaVariables(context, phase, machine.name);
  const at = (lot: Lot) => evaluateMicro(evaluate, variables(lot), `${path}.cycle`, phase.name);
  return {
    constant: null,
    at,
    input: (lot) => {
      const value = at(lot);
      const minutes = typeof value === 'bigint' ? Number(value) / QUANTITY_SCALE : 0;
      return quantityInput('ciclo', 'tempo ciclo', minutes, 'min', 'computed');
    },
  };
}

/** Runs of the program: a fixture that is not full takes as long as a full one. */
export const cyclesFor = (phase: TimePhase, pieces: number): number =>
  Math.ceil(pieces / phase.piecesPerClamping);

/** Runs that the lot's time is proportional to, fewer where people learn. In millionths. */
export function timedCycles(phase: TimePhase, pieces: number): bigint {
  const cycles = cyclesFor(phase, pieces);
  if (!phase.learning) return BigInt(cycles) * BigInt(QUANTITY_SCALE);
  return micro(learnedPieces(cycles, phase.learning));
}

export const loadMicro = (phase: TimePhase): bigint => micro(effective(phase.load));

/** Measured over planned times; 1 while none is applied. */
export const measuredRatio = ({ measured }: TimePhase): Ratio => quantityRatio(measured?.ratio ?? 1);
