import { inEuro, type Percent } from '@truciolo/money';
import type { FormulaEvaluator, FormulaVariables } from '../model/formula-evaluator.ts';
import { effective } from '../model/origin.ts';
import type { Phase, TimePhase } from '../model/phase.ts';
import type { PartData } from '../model/position.ts';
import type { Problem } from '../model/problem.ts';
import type { MachineRate, Rates } from '../model/rates.ts';
import type { Lot } from './cost-line.ts';

/** Context that the lines of a phase may read besides the phase itself. */
export interface PhaseContext {
  readonly rates: Rates;
  readonly part: PartData;
  readonly scrap: Percent;
  /** Gross and net weight of a piece in kg, where known. */
  readonly grossWeight: number | null;
  readonly netWeight: number | null;
  readonly materialName: string | null;
  /** dm², written or from the shape of the blank. */
  readonly surface: number | null;
  /** Length of the finished part in mm, from the part or from its stock. */
  readonly length: number | null;
  readonly diameter: number | null;
  /** Compiled formula by id. */
  readonly formula: (id: string) => FormulaEvaluator | undefined;
  /** The rest of the position, for formulas of the phase. */
  readonly siblings: Siblings;
}

/** An unknown value is undefined: the formula that reads it fails with a message. */
type Told = number | undefined;

export interface Siblings {
  readonly phases: number;
  /** min */
  readonly setup: number;
  /** The phase itself if it takes time, else the last one before it that does. */
  timed(phase: Phase): { readonly phase: TimePhase; readonly machine: MachineRate | undefined } | null;
  /** min of that phase's cycle. */
  cycle(lot: Lot, phase: Phase): Told;
  /** €, of the lot. */
  material(lot: Lot): Told;
  /** min, h and € of the phases but one. */
  cycles(lot: Lot, but: string): Told;
  hours(lot: Lot, but: string): Told;
  cost(lot: Lot, but: string): Told;
}

/** Variables of a formula. Unknown ones are absent, so that the formula fails instead of counting zero. */
export function formulaVariables(
  context: PhaseContext,
  phase: Phase,
  machineName: string | null,
): (lot: Lot) => FormulaVariables {
  const known: Record<string, number | string> = {};
  const put = (name: string, value: number | string | null | undefined) => {
    if (value !== null && value !== undefined) known[name] = value;
  };
  put('peso', context.grossWeight);
  put('peso_netto', context.netWeight);
  put('volume', context.part.volumeDm3);
  put('superficie', context.surface);
  put('lunghezza', context.length);
  put('diametro', context.diameter);
  put('fori', context.part.holes);
  put('materiale', context.materialName);
  put('macchina', machineName);
  const { siblings } = context;
  put('numero_fasi', siblings.phases);
  put('attrezzaggio_totale', siblings.setup);
  const timed = siblings.timed(phase);
  if (timed) {
    const { machine } = timed;
    put('attrezzaggio_fase', effective(timed.phase.setup));
    put('carico_fase', effective(timed.phase.load));
    put('pezzi_presa', timed.phase.piecesPerClamping);
    put('tariffa_fase', machine?.runRate ? inEuro(effective(machine.runRate)) : null);
    put('costo_attrezzaggio_fase', machine ? setupEuro(timed.phase, machine) : null);
  }
  return (lot) => ({
    ...known,
    quantità: lot.quantity,
    // Computed lazily: they cost as much as the rest of the position.
    get ciclo_fase() {
      return siblings.cycle(lot, phase) as number;
    },
    get ciclo_totale() {
      return siblings.cycles(lot, phase.id) as number;
    },
    get ore_macchina() {
      return siblings.hours(lot, phase.id) as number;
    },
    get costo_materiale() {
      return siblings.material(lot) as number;
    },
    get costo_altre_fasi() {
      return siblings.cost(lot, phase.id) as number;
    },
  });
}

const MINUTES_PER_HOUR = 60;

function setupEuro(phase: TimePhase, machine: MachineRate): number | null {
  if (!machine.setupRate) return null;
  const perHour =
    inEuro(effective(machine.setupRate)) +
    (machine.operatorRate ? inEuro(effective(machine.operatorRate)) : 0);
  return (effective(phase.setup) / MINUTES_PER_HOUR) * perHour;
}

/** Largest plausible result of a formula (euro or minutes). */
const LARGEST_RESULT = 1e9;

/** A formula's result in millionths, or the sentence that says why there is none. */
export function evaluateMicro(
  evaluate: FormulaEvaluator,
  variables: FormulaVariables,
  path: string,
  phaseName: string,
): bigint | Problem {
  const failed = (reason: string): Problem => ({
    code: 'formula-failed',
    path,
    message: `La formula della fase «${phaseName}» non dà un risultato: ${reason}`,
  });
  const outcome = evaluate(variables);
  if (!outcome.ok) return failed(outcome.error);
  if (!Number.isFinite(outcome.value)) return failed('il valore non è un numero finito.');
  if (outcome.value < 0) return failed(`il valore è negativo (${outcome.value}).`);
  if (outcome.value > LARGEST_RESULT) return failed('il valore è troppo grande.');
  return BigInt(Math.round(outcome.value * 1_000_000));
}
