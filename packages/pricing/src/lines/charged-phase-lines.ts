import {
  divideRatio,
  moneyRatio,
  multiplyRatio,
  ONE_RATIO,
  percentRatio,
  quantityRatio,
  type Ratio,
  ratio,
  subtractRatio,
  WHOLE,
} from '@truciolo/money';
import type { FormulaPhase, UnitPhase } from '../model/phase.ts';
import { isProblem, type Problem } from '../model/problem.ts';
import type { TraceInput } from '../model/trace.ts';
import type { CostLine, Draft, Lot } from './cost-line.ts';
import { evaluateMicro, formulaVariables, type PhaseContext } from './phase-context.ts';
import { moneyInput, originOf, piecesInput, quantityInput, sourcedMoney } from './trace-input.ts';
import { measurePerPiece, UNIT_WORDS } from './unit-measure.ts';

/** The price of the lot before the minimum, over the coefficients that follow minimum and transport. */
interface Tariff {
  readonly coefficients: readonly Ratio[];
  amount(lot: Lot, scaled: readonly bigint[]): bigint | Problem;
  /** Does the tariff grow with the pieces? */
  readonly perPiece: boolean;
  readonly formula: string;
  inputs(lot: Lot): readonly TraceInput[];
}

/** Work charged by unit or by formula: max(minimum, tariff) + transport (formulas e, step 6). */
export function chargedPhaseLines(
  phase: UnitPhase | FormulaPhase,
  path: string,
  context: PhaseContext,
): Draft {
  const tariff =
    phase.kind === 'unit' ? unitTariff(phase, path, context) : formulaTariff(phase, path, context);
  if (isProblem(tariff)) return { lines: [], problems: [tariff] };
  const lines = [chargeLine(phase, tariff)];
  if (phase.transport > 0) lines.push(transportLine(phase));
  return { lines, problems: [] };
}

const ONE_PIECE: Lot = { quantity: 1, pieces: 1n, started: 1 };

function chargeLine(phase: UnitPhase | FormulaPhase, tariff: Tariff): CostLine {
  const minimumInput = moneyInput('minimo', 'minimo fatturabile', phase.minimum, 'lotto', 'typed');
  const hasMinimum = phase.minimum > 0;
  // Bad pieces of internal work are paid again through the scrap line, external ones only where it is agreed.
  const lost = !phase.external && tariff.perPiece && !chargesScrap(phase);
  return {
    id: `${phase.id}.charge`,
    category: phase.external ? 'external' : 'work',
    label: phase.supplier ? `${phase.name}, ${phase.supplier}` : phase.name,
    lost,
    variable: WHOLE,
    coefficients: [moneyRatio(phase.minimum), ...tariff.coefficients],
    amount: (lot, [minimum = 0n, ...scaled]) => {
      const asked = tariff.amount(lot, scaled);
      return typeof asked === 'bigint' && asked < minimum ? minimum : asked;
    },
    lotPart: (lot, [minimum = 0n, ...scaled]) => {
      const asked = tariff.amount(lot, scaled);
      if (typeof asked !== 'bigint') return 0n;
      if (!tariff.perPiece) {
        if (asked < minimum) return minimum;
        // A formula for the lot may grow with it: its value for one piece is the constant part.
        const alone = tariff.amount(ONE_PIECE, scaled);
        return typeof alone === 'bigint' && alone < asked ? alone : asked;
      }
      return asked < minimum ? minimum - asked : 0n;
    },
    explain: (lot) => {
      const inputs = tariff.inputs(lot);
      if (!hasMinimum) return { formula: tariff.formula, inputs, origin: originOf(inputs) };
      const formula = `MAX(${tariff.formula}; {minimo})`;
      return { formula, inputs: [...inputs, minimumInput], origin: originOf(inputs) };
    },
  };
}

function transportLine(phase: UnitPhase | FormulaPhase): CostLine {
  const inputs = [moneyInput('trasporto', 'trasporto', phase.transport, 'lotto', 'typed')];
  return {
    id: `${phase.id}.transport`,
    category: phase.external ? 'external' : 'transport',
    label: `${phase.name}, trasporto`,
    lost: false,
    variable: WHOLE,
    coefficients: [moneyRatio(phase.transport)],
    amount: (_, [amount = 0n]) => amount,
    lotPart: (_, [amount = 0n]) => amount,
    explain: () => ({ formula: '{trasporto}', inputs, origin: originOf(inputs) }),
  };
}

/** Where internal work has a minimum the bad pieces count towards it, so they cannot wait for the scrap line. */
const chargesScrap = (phase: UnitPhase | FormulaPhase) =>
  phase.includesScrap || (!phase.external && phase.minimum > 0);

/** 1, or 1 / (1 − scrap) where the bad pieces are charged too. */
function scrapFactor(phase: UnitPhase | FormulaPhase, context: PhaseContext): Ratio {
  if (!chargesScrap(phase)) return ONE_RATIO;
  return divideRatio(ONE_RATIO, subtractRatio(ONE_RATIO, percentRatio(context.scrap)));
}

function unitTariff(phase: UnitPhase, path: string, context: PhaseContext): Tariff | Problem {
  const source = phase.unit;
  if (!source) {
    const message = `Manca il prezzo della fase «${phase.name}».`;
    return { code: 'missing-price', path: `${path}.unit`, message };
  }
  const measure = measurePerPiece(phase, context);
  if (isProblem(measure)) return measure;
  const perPiece = phase.basis !== 'lot';
  const size = multiplyRatio(
    perPiece ? quantityRatio(measure.amount) : ONE_RATIO,
    scrapFactor(phase, context),
  );
  const first = { from: 1, unit: source.override ?? source.value };
  const steps = [first, ...(phase.breaks ?? [])].sort((a, b) => a.from - b.from);
  const stepAt = (lot: Lot) => steps.findLastIndex((step) => step.from <= lot.quantity);
  const words = UNIT_WORDS[phase.basis];
  const measured = phase.basis === 'piece' || phase.basis === 'lot' ? '' : ' × {misura}';
  return {
    coefficients: steps.map((step) => multiplyRatio(moneyRatio(step.unit), perPiece ? size : ONE_RATIO)),
    amount: (lot, scaled) => {
      const each = scaled[stepAt(lot)] ?? 0n;
      return perPiece ? each * lot.pieces : each;
    },
    perPiece,
    formula: `{prezzo}${measured}${perPiece ? ' × {pezzi}' : ''}`,
    inputs: (lot) => {
      const step = steps[stepAt(lot)] ?? first;
      const price =
        step === first
          ? sourcedMoney('prezzo', 'prezzo', source, words.per)
          : moneyInput('prezzo', `prezzo da ${step.from} pezzi`, step.unit, words.per, 'typed');
      const measureInput = quantityInput('misura', measure.label, measure.amount, words.unit, 'computed');
      return [price, ...(measured ? [measureInput] : []), ...(perPiece ? [piecesInput(lot)] : [])];
    },
  };
}

function formulaTariff(phase: FormulaPhase, path: string, context: PhaseContext): Tariff | Problem {
  const evaluate = context.formula(phase.formulaId);
  if (!evaluate) {
    const message = `La formula della fase «${phase.name}» non c'è più: scegline un'altra.`;
    return { code: 'missing-formula', path: `${path}.formulaId`, message };
  }
  const variables = formulaVariables(context, phase, null);
  const perPiece = phase.gives === 'piece';
  const micro = (lot: Lot) => evaluateMicro(evaluate, variables(lot), `${path}.formulaId`, phase.name);
  return {
    // A formula answers in millionths of euro.
    coefficients: [multiplyRatio(ratio(1n, 1_000_000n), perPiece ? scrapFactor(phase, context) : ONE_RATIO)],
    amount: (lot, [each = 0n]) => {
      const value = micro(lot);
      if (typeof value !== 'bigint') return value;
      return perPiece ? value * each * lot.pieces : value * each;
    },
    perPiece,
    formula: perPiece ? '{formula} × {pezzi}' : '{formula}',
    inputs: (lot) => {
      const value = micro(lot);
      const euro = typeof value === 'bigint' ? Number(value) / 1_000_000 : 0;
      const unit = perPiece ? '€/pz' : '€';
      const result = quantityInput('formula', 'risultato della formula', euro, unit, 'computed');
      return perPiece ? [result, piecesInput(lot)] : [result];
    },
  };
}
