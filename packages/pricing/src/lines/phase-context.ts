import type { Percent } from '@truciolo/money';
import type { FormulaEvaluator, FormulaVariables } from '../model/formula-evaluator.ts';
import type { PartData } from '../model/position.ts';
import type { Problem } from '../model/problem.ts';
import type { Rates } from '../model/rates.ts';
import type { Lot } from './cost-line.ts';

/** What the lines of a phase may look at besides the phase itself. */
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
}

/** Names a formula reads. What is not known is absent, so that the formula fails instead of counting it as zero. */
export function formulaVariables(
  context: PhaseContext,
  machine: string | null,
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
  put('macchina', machine);
  return (lot) => ({ ...known, quantità: lot.quantity });
}

/** Largest value a formula may answer (euro or minutes): beyond it something is wrong. */
const LARGEST_RESULT = 1e9;

/** A formula's answer in millionths, or the sentence that says why there is none. */
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
