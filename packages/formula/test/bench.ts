import { compile, parse, type VariableDeclaration } from '../src/index.ts';

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const number = (name: string): VariableDeclaration => ({ name, type: 'number', help: '' });
const VARIABLES = ['quantità', 'peso', 'superficie', 'fori', 'diametro'].map(number);

/** Ten operators over five variables, the size of a real price formula. */
const TEN_OPERATORS = '(peso * 2,4 + superficie * 0,85 + fori * 0,35) * (1 + 12 / quantità) - diametro / 50';
const FUNCTIONS =
  'ARROTONDA(MAX(35; SE(quantità >= 100; 0,8; 1,2) * CERCA.VERT(peso; {0\\5;1\\4;5\\3,2;20\\2,5}; 2) * peso); 2)';

const WARM_UP = 200_000;

export function benchFormula(evaluations = 3_000_000): readonly Measure[] {
  return [
    {
      name: 'formula: 10 operators, values by row',
      value: rowRate(TEN_OPERATORS, evaluations),
      unit: 'evaluations/s',
    },
    {
      name: 'formula: 10 operators, values by name',
      value: nameRate(TEN_OPERATORS, evaluations),
      unit: 'evaluations/s',
    },
    {
      name: 'formula: 4 functions, values by row',
      value: rowRate(FUNCTIONS, evaluations),
      unit: 'evaluations/s',
    },
    { name: 'formula: parse 10 operators', value: parseRate(TEN_OPERATORS, 100_000), unit: 'formulas/s' },
  ];
}

function compiled(text: string) {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return compile(parsed.ast, VARIABLES);
}

function rowRate(text: string, evaluations: number): number {
  const formula = compiled(text);
  return rate(evaluations, (index) => {
    const values = formula.variables.map((_, slot) => 1 + ((index + slot) % 50));
    return formula.evaluateRow(values).ok;
  });
}

function nameRate(text: string, evaluations: number): number {
  const formula = compiled(text);
  return rate(evaluations, (index) => {
    const n = 1 + (index % 50);
    return formula.evaluate({ quantità: n, peso: n + 0.5, superficie: n * 3, fori: n, diametro: n + 20 }).ok;
  });
}

const parseRate = (text: string, formulas: number): number => rate(formulas, () => parse(text).ok);

/**
 * Runs a second of processor time, so that the figure holds on a busy machine too. The results are counted so
 * that no run can be optimised away.
 */
function rate(runs: number, run: (index: number) => boolean): number {
  let good = 0;
  for (let index = 0; index < Math.min(WARM_UP, runs); index += 1) if (run(index)) good += 1;
  const start = process.cpuUsage();
  for (let index = 0; index < runs; index += 1) if (run(index)) good += 1;
  const used = process.cpuUsage(start);
  const seconds = (used.user + used.system) / 1e6;
  if (good !== runs + Math.min(WARM_UP, runs)) throw new Error('A formula of the benchmark gave an error.');
  return Math.round(runs / seconds);
}
