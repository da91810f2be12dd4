import type { SiemensRun } from './siemens-run.ts';
import { TOKEN } from './tokens.ts';
import { converted, newVariable, TYPES, type TypeName, type Value, type Variable } from './variables.ts';

/** Values of an array kept at most: a larger one is a mistake. */
const MAX_VALUES = 1_000_000;
/** Words between DEF and the type: range of validity and access rights. */
const ATTRIBUTE = /^(NCK|CHAN|SYNR|SYNW|SYNRW|PHU|PHI|PHS|AP[RWX]\w*)$/;

/** `DEF REAL A, B=2, C[3,4]=(1,2,3)`, `DEF STRING[20] NAME="X"`; in a definition file also `DEF CHAN INT N`. */
export function runDef(run: SiemensRun, global: boolean): void {
  const { expression, variables } = run;
  const { line } = expression;
  const type = readType(run);
  if (type === null) {
    expression.fail('DEF senza tipo');
    return;
  }
  const scope = global ? variables.globals : variables.local;
  do {
    const at = expression.at;
    if (at >= line.count || line.kind[at] === TOKEN.symbol) {
      expression.fail('manca il nome della variabile');
      return;
    }
    const text = line.text[at] as string;
    const name = line.kind[at] === TOKEN.address ? `${text}${line.value[at]}` : text;
    expression.at += 1;
    const sizes = expression.indices().map((size) => Math.floor(Number(size)));
    const total = sizes.reduce((product, size) => product * size, 1);
    if (total > MAX_VALUES || sizes.some((size) => !(size > 0))) {
      expression.fail(`dimensioni di «${name}» non ammesse`);
      return;
    }
    const variable = newVariable(type, sizes);
    scope.set(name, variable);
    if (expression.take('=')) fill(variable, readList(run), 0, total);
  } while (expression.error === '' && expression.take(','));
}

function readType(run: SiemensRun): TypeName | null {
  const { expression } = run;
  const { line } = expression;
  while (expression.at < line.count) {
    const text = line.text[expression.at] ?? '';
    const isType = (TYPES as readonly string[]).includes(text);
    if (!isType && (line.kind[expression.at] !== TOKEN.name || !ATTRIBUTE.test(text))) return null;
    expression.at += 1;
    if (!isType) continue;
    if (text === 'STRING' && expression.isSymbol('[')) expression.indices();
    return text as TypeName;
  }
  return null;
}

/** Values one after the other from `start`; a single one fills the rest of an array. */
export function fill(
  variable: Variable,
  list: readonly (Value | undefined)[],
  start: number,
  total: number,
): void {
  const [first] = list;
  if (list.length === 1 && variable.sizes.length > 0 && start === 0 && first !== undefined) {
    variable.values.clear();
    variable.start = converted(variable.type, first);
    return;
  }
  for (const [i, value] of list.entries()) {
    if (value !== undefined && start + i < total)
      variable.values.set(start + i, converted(variable.type, value));
  }
}

/** `value`, `(a,b,c)`, `SET(a,b)` or `REP(value)`. */
export function readList(run: SiemensRun): (Value | undefined)[] {
  const { expression } = run;
  const { line, at } = expression;
  if (line.isName(at, 'SET') || line.isName(at, 'REP')) {
    expression.at += 1;
    return expression.arguments();
  }
  if (expression.isSymbol('(') && listHere(run)) return expression.arguments();
  return [expression.value()];
}

/** A bracket with a comma inside is a list, not an expression. */
function listHere(run: SiemensRun): boolean {
  const { line, at } = run.expression;
  let depth = 0;
  for (let i = at; i < line.count; i++) {
    if (line.isSymbol(i, '(')) depth += 1;
    else if (line.isSymbol(i, ')')) {
      depth -= 1;
      if (depth === 0) return false;
    } else if (depth === 1 && line.isSymbol(i, ',')) return true;
  }
  return false;
}
