import { checkFormula, compile, parse, type VariableDeclaration } from '@truciolo/formula';
import type {
  FormulaEvaluator,
  FormulaOutcome,
  Formulas,
  FormulaVariables,
} from './model/formula-evaluator.ts';
import type { Problem } from './model/problem.ts';

/** The names a formula of a phase may read. One that the position does not know makes the formula fail, aloud. */
export const PRICING_VARIABLES: readonly VariableDeclaration[] = [
  { name: 'quantità', type: 'number', unit: 'pz', help: 'Pezzi del lotto' },
  { name: 'peso', type: 'number', unit: 'kg', help: 'Peso lordo di un pezzo' },
  { name: 'peso_netto', type: 'number', unit: 'kg', help: 'Peso netto di un pezzo' },
  { name: 'volume', type: 'number', unit: 'dm³', help: 'Volume del pezzo finito' },
  { name: 'superficie', type: 'number', unit: 'dm²', help: 'Superficie del pezzo finito' },
  { name: 'lunghezza', type: 'number', unit: 'mm', help: 'Lunghezza del pezzo' },
  { name: 'diametro', type: 'number', unit: 'mm', help: 'Diametro del pezzo o del grezzo' },
  { name: 'fori', type: 'number', help: 'Numero di fori' },
  { name: 'materiale', type: 'text', help: 'Nome del materiale' },
  { name: 'macchina', type: 'text', help: 'Nome della macchina della fase' },
  // Of the phase; of the last one before it that takes time, where the phase takes none.
  { name: 'attrezzaggio_fase', type: 'number', unit: 'min', help: 'Attrezzaggio della fase' },
  { name: 'ciclo_fase', type: 'number', unit: 'min', help: 'Tempo ciclo della fase, o di quella prima' },
  { name: 'carico_fase', type: 'number', unit: 'min', help: 'Carico e scarico della fase' },
  { name: 'pezzi_presa', type: 'number', unit: 'pz', help: 'Pezzi per presa della fase' },
  { name: 'tariffa_fase', type: 'number', unit: '€/h', help: 'Costo orario macchina della fase' },
  {
    name: 'costo_attrezzaggio_fase',
    type: 'number',
    unit: '€',
    help: 'Attrezzaggio della fase, con operatore',
  },
  { name: 'numero_fasi', type: 'number', help: 'Fasi della posizione' },
  { name: 'attrezzaggio_totale', type: 'number', unit: 'min', help: 'Attrezzaggi di tutte le fasi' },
  { name: 'ciclo_totale', type: 'number', unit: 'min', help: 'Tempi ciclo delle altre fasi' },
  { name: 'ore_macchina', type: 'number', unit: 'h', help: 'Ore macchina del lotto nelle altre fasi' },
  { name: 'costo_materiale', type: 'number', unit: '€', help: 'Materiale del lotto' },
  { name: 'costo_altre_fasi', type: 'number', unit: '€', help: 'Costo del lotto nelle altre fasi' },
];

export type CompiledFormulas =
  | { readonly ok: true; readonly formulas: Formulas }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Formula texts by id, checked and turned into the evaluators that the engine takes. */
export function compileFormulas(sources: Readonly<Record<string, string>>): CompiledFormulas {
  const formulas: Record<string, FormulaEvaluator> = {};
  const problems: Problem[] = [];
  for (const [id, source] of Object.entries(sources)) {
    const compiled = compileFormula(source);
    if (typeof compiled === 'function') formulas[id] = compiled;
    else
      problems.push({
        code: 'formula-failed',
        path: `formulas.${id}`,
        message: `Formula «${id}»: ${compiled.reason}`,
      });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, formulas };
}

function compileFormula(source: string): FormulaEvaluator | { readonly reason: string } {
  const parsed = parse(source);
  if (!parsed.ok) return { reason: parsed.error.message };
  const { ast } = parsed;
  const checked = checkFormula(ast, PRICING_VARIABLES, { expected: 'number' });
  if (!checked.ok) {
    const errors = checked.diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
    return { reason: errors.map((error) => error.message).join(' ') };
  }
  const compiled = compile(ast, PRICING_VARIABLES);
  const evaluate = (variables: FormulaVariables): FormulaOutcome => {
    const outcome = compiled.evaluate(variables);
    if (!outcome.ok) return { ok: false, error: outcome.error.message };
    if (typeof outcome.value !== 'number') return { ok: false, error: 'il risultato non è un numero.' };
    return { ok: true, value: outcome.value };
  };
  return Object.assign(evaluate, { reads: compiled.variables });
}
