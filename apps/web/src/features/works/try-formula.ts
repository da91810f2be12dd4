import { checkFormula, compile, type Diagnostic, parse } from '@truciolo/formula';
import { PRICING_VARIABLES } from '@truciolo/pricing';

export type Sample = Readonly<Record<string, number | string>>;

/** A typical part on which a formula is tried. */
export const samplePart: Sample = {
  quantità: 100,
  peso: 1.54,
  peso_netto: 0.92,
  volume: 0.117,
  superficie: 1.9,
  lunghezza: 100,
  diametro: 50,
  fori: 4,
  materiale: 'C45',
  macchina: 'Centro 3 assi',
  attrezzaggio_fase: 45,
  carico_fase: 1,
  pezzi_presa: 1,
  tariffa_fase: 48,
  costo_attrezzaggio_fase: 36,
  ciclo_fase: 6,
  numero_fasi: 4,
  attrezzaggio_totale: 90,
  ciclo_totale: 12,
  ore_macchina: 22,
  costo_materiale: 246,
  costo_altre_fasi: 1100,
};

export type FormulaTrial =
  | { readonly state: 'empty' }
  | { readonly state: 'wrong'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly state: 'right'; readonly value: number; readonly warnings: readonly Diagnostic[] };

/** The formula on a sample: its value in €, or its error and the position. */
export function tryFormula(text: string, sample: Sample): FormulaTrial {
  if (text.trim() === '') return { state: 'empty' };
  const parsed = parse(text);
  if (!parsed.ok) return { state: 'wrong', diagnostics: [{ ...parsed.error, severity: 'error' }] };
  const { ok, diagnostics } = checkFormula(parsed.ast, PRICING_VARIABLES, { expected: 'number' });
  if (!ok) return { state: 'wrong', diagnostics };
  const outcome = compile(parsed.ast, PRICING_VARIABLES).evaluate(sample);
  if (!outcome.ok) return { state: 'wrong', diagnostics: [{ ...outcome.error, severity: 'error' }] };
  return { state: 'right', value: Number(outcome.value), warnings: diagnostics };
}
