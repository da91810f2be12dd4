import type { Node } from './ast.ts';
import { type CheckedFormula, checkFormula } from './check-formula.ts';
import { type Diagnostic, hasErrors } from './diagnostic.ts';
import { findNames } from './find-names.ts';
import { foldName } from './fold-name.ts';
import { orderGraph } from './order-graph.ts';
import { parse } from './parse.ts';
import { checkName, type ScopeEntry, type VariableDeclaration } from './scope.ts';
import type { ValueType } from './value.ts';

/** A named formula that others may use by its name. */
export interface FormulaSource {
  readonly name: string;
  readonly text: string;
  readonly expected?: ValueType;
}

export interface CheckedSetFormula extends CheckedFormula {
  readonly name: string;
  /** Null when the text cannot be read. */
  readonly ast: Node | null;
}

export interface CheckedFormulaSet {
  readonly ok: boolean;
  /** As given. */
  readonly formulas: readonly CheckedSetFormula[];
  /** Names in an order in which each formula comes after those it uses; without the ones in a cycle. */
  readonly order: readonly string[];
}

interface Draft {
  readonly source: FormulaSource;
  readonly key: string;
  readonly ast: Node | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks formulas that use each other: names, cycles, then each with the types of those it uses. */
export function checkFormulaSet(
  sources: readonly FormulaSource[],
  variables: readonly VariableDeclaration[],
): CheckedFormulaSet {
  const drafts = draftAll(sources, variables);
  const byKey = new Map<string, Draft>();
  for (const draft of drafts) if (!byKey.has(draft.key)) byKey.set(draft.key, draft);
  const graph = new Map(
    [...byKey].map(([key, { ast }]) => [key, ast ? findNames(ast).map(({ name }) => foldName(name)) : []]),
  );
  const { order, cycles } = orderGraph(graph);

  const entries: ScopeEntry[] = [
    ...variables,
    ...drafts.map(({ source }) => ({ name: source.name, type: 'any' as const })),
  ];
  const checked = new Map<Draft, CheckedSetFormula>();
  const inOrder = order.flatMap((key) => byKey.get(key) ?? []);
  for (const draft of inOrder) {
    const result = checkDraft(draft, entries, []);
    checked.set(draft, result);
    const place = variables.length + drafts.indexOf(draft);
    entries[place] = { name: draft.source.name, type: result.ok ? result.type : 'any' };
  }
  const formulas = drafts.map((draft) => checked.get(draft) ?? checkDraft(draft, entries, cycles));
  return { ok: formulas.every(({ ok }) => ok), formulas, order: inOrder.map(({ source }) => source.name) };
}

function draftAll(
  sources: readonly FormulaSource[],
  variables: readonly VariableDeclaration[],
): readonly Draft[] {
  const taken = new Set(variables.map(({ name }) => foldName(name)));
  return sources.map((source) => {
    const key = foldName(source.name);
    const diagnostics: Diagnostic[] = [];
    const whole = { severity: 'error', start: 0, end: source.text.length } as const;
    const invalid = checkName(source.name);
    if (invalid !== null) diagnostics.push({ ...whole, code: 'invalid-name', message: invalid });
    if (taken.has(key)) {
      diagnostics.push({
        ...whole,
        code: 'duplicate-name',
        message: `Il nome «${source.name}» è già usato.`,
      });
    }
    taken.add(key);
    const parsed = parse(source.text);
    if (!parsed.ok) diagnostics.push({ ...parsed.error, severity: 'error' });
    return { source, key, ast: parsed.ok ? parsed.ast : null, diagnostics };
  });
}

function checkDraft(
  { source, key, ast, diagnostics }: Draft,
  entries: readonly ScopeEntry[],
  cycles: readonly (readonly string[])[],
): CheckedSetFormula {
  if (!ast) return { name: source.name, ast, ok: false, type: 'any', diagnostics };
  const own = checkFormula(ast, entries, source.expected === undefined ? {} : { expected: source.expected });
  const circular = cycles.flatMap((cycle) => describeCycle(key, ast, cycle, entries));
  const all = [...diagnostics, ...circular, ...own.diagnostics];
  return { name: source.name, ast, ok: !hasErrors(all), type: own.type, diagnostics: all };
}

/** Reported at the name by which this formula goes on around the cycle. */
function describeCycle(
  key: string,
  ast: Node,
  cycle: readonly string[],
  entries: readonly ScopeEntry[],
): readonly Diagnostic[] {
  const place = cycle.indexOf(key);
  if (place === -1) return [];
  const around = [...cycle.slice(place), ...cycle.slice(0, place), key];
  const at = findNames(ast).find(({ name }) => foldName(name) === around[1]) ?? ast;
  const spell = (member: string) => entries.find(({ name }) => foldName(name) === member)?.name ?? member;
  const message = `Riferimento circolare: ${around.map(spell).join(' → ')}.`;
  return [{ severity: 'error', code: 'cycle', message, start: at.start, end: at.end }];
}
