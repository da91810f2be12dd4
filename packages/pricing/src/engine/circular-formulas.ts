import { foldName } from '@truciolo/formula';
import type { FormulaEvaluator } from '../model/formula-evaluator.ts';
import type { Phase } from '../model/phase.ts';
import type { Problem } from '../model/problem.ts';

/** Results of the other phases that a variable needs. */
const NEEDS: Readonly<Record<string, 'cycles' | 'costs'>> = {
  ciclo_totale: 'cycles',
  ore_macchina: 'cycles',
  costo_altre_fasi: 'costs',
};
/** The result of the formula that gives the cycle. */
const OWN_CYCLE = 'ciclo_fase';

const SIBLING_NAMES: readonly string[] = [...Object.keys(NEEDS), OWN_CYCLE];

/**
 * Whether a formula may need the results of other phases. It looks at the text alone, so false positives are possible.
 */
export function mayReadSiblings(text: string): boolean {
  const folded = foldName(text);
  return SIBLING_NAMES.some((name) => folded.includes(name));
}

interface Node {
  readonly phase: Phase;
  readonly index: number;
  readonly isCycle: boolean;
  readonly reads: readonly string[];
}

/** The formula of a phase, and whether it gives the cycle; null for a phase without one. */
function formulaOf(phase: Phase): { readonly id: string; readonly isCycle: boolean } | null {
  if (phase.kind === 'formula') return { id: phase.formulaId, isCycle: false };
  if (phase.kind !== 'time' || !('formulaId' in phase.cycle) || phase.cycle.override !== undefined)
    return null;
  return { id: phase.cycle.formulaId, isCycle: true };
}

/** Variables by phase that make a formula depend on its own result, directly or through another phase. */
export function circularFormulas(
  phases: readonly Phase[],
  formula: (id: string) => FormulaEvaluator | undefined,
): ReadonlyMap<string, string> {
  const nodes = phases.flatMap((phase, index): Node[] => {
    const found = formulaOf(phase);
    return found ? [{ phase, index, isCycle: found.isCycle, reads: formula(found.id)?.reads ?? [] }] : [];
  });
  const timedAt = (index: number) =>
    phases.findLastIndex((phase, at) => at <= index && phase.kind === 'time');
  const waitsFor = (node: Node, name: string) => (other: Node) => {
    if (name === OWN_CYCLE) return other.isCycle && other.index === timedAt(node.index);
    if (other === node) return false;
    return NEEDS[name] === 'costs' || (NEEDS[name] === 'cycles' && other.isCycle);
  };
  const next = (node: Node) =>
    nodes.filter((other) => node.reads.some((name) => waitsFor(node, name)(other)));
  const found = new Map<string, string>();
  for (const node of nodes) {
    const name = node.reads.find((read) =>
      nodes.filter(waitsFor(node, read)).some((other) => other === node || reaches(other, node, next)),
    );
    if (name !== undefined) found.set(node.phase.id, name);
  }
  return found;
}

function reaches(from: Node, target: Node, next: (node: Node) => readonly Node[]): boolean {
  const seen = new Set<Node>();
  const open = [from];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const other of next(node)) {
      if (other === target) return true;
      if (!seen.has(other)) open.push(other);
      seen.add(other);
    }
  }
  return false;
}

export function circularProblem(phase: Phase, path: string, name: string): Problem {
  const why =
    name === OWN_CYCLE
      ? `legge «${name}», che è il suo stesso risultato`
      : `legge «${name}», che a sua volta aspetta il risultato di questa fase`;
  return {
    code: 'formula-failed',
    path: `${path}.${phase.kind === 'formula' ? 'formulaId' : 'cycle'}`,
    message: `La formula della fase «${phase.name}» ${why}: togli il nome, o scrivi il valore a mano.`,
  };
}
