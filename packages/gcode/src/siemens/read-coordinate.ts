import type { Coordinate, Way } from './block.ts';
import type { SiemensRun } from './siemens-run.ts';
import { TOKEN } from './tokens.ts';

const WAYS = new Set<string>(['AC', 'IC', 'DC', 'ACP', 'ACN']);

/** `X10`, `X=expr`, `X=IC(expr)`, `X -5`: the cursor on the letter or name; it ends after the value. */
export function readCoordinate(run: SiemensRun): Coordinate {
  const { expression } = run;
  const { line, at } = expression;
  expression.at += 1;
  if (line.kind[at] === TOKEN.address && !expression.isSymbol('=')) {
    const value = line.value[at] as number;
    if (!Number.isFinite(value)) expression.fail('numero non valido');
    return { value: Number.isFinite(value) ? value : 0, way: 'modal' };
  }
  if (expression.isSymbol('[')) expression.indices();
  expression.take('=');
  return readValue(run);
}

/** The value after `=`. */
export function readValue(run: SiemensRun): Coordinate {
  const { expression } = run;
  const { line } = expression;
  const name = line.text[expression.at] ?? '';
  if (line.kind[expression.at] === TOKEN.name && WAYS.has(name) && line.isSymbol(expression.at + 1, '(')) {
    expression.at += 1;
    const [value] = expression.arguments();
    return { value: Number(value ?? 0) || 0, way: name as Way };
  }
  return { value: expression.number(), way: 'modal' };
}
