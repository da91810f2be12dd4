import { findFunction, type KnownFunction } from './find-function.ts';
import { type Parameter, parameterIndexAt, signatureOf } from './function-catalog.ts';
import { lex } from './lex.ts';
import type { Token } from './token.ts';

interface Signature {
  readonly name: string;
  /** `SE(condizione; se_vero; [se_falso])` */
  readonly signature: string;
  readonly help: string;
  readonly example: string;
  readonly parameters: readonly Parameter[];
  /** Which argument the cursor is in, from 0. */
  readonly argument: number;
  /** Which parameter that fills; null past the last one. */
  readonly active: number | null;
}

interface Open {
  /** Undefined for a bare parenthesis or a table. */
  readonly definition: KnownFunction | undefined;
  readonly isCall: boolean;
  argument: number;
}

/** The function whose arguments surround the cursor, the innermost; null outside any call. */
export function signatureAt(text: string, cursor: number): Signature | null {
  const open: Open[] = [];
  let previous: Token | undefined;
  for (const token of lex(text)) {
    if (token.start >= cursor) break;
    if (token.kind === 'mark') step(open, token.mark, previous);
    previous = token;
  }
  const call = open.findLast(({ isCall }) => isCall);
  return call?.definition ? describe(call.definition, call.argument) : null;
}

function step(open: Open[], mark: string, previous: Token | undefined): void {
  const top = open.at(-1);
  if (mark === '(' || mark === '{') {
    const name = mark === '(' && previous?.kind === 'name' ? previous.name : undefined;
    open.push({
      definition: name === undefined ? undefined : findFunction(name),
      isCall: name !== undefined,
      argument: 0,
    });
  } else if (mark === ')' || mark === '}') {
    open.pop();
  } else if (mark === ';' && top?.isCall) {
    top.argument += 1;
  }
}

function describe(definition: KnownFunction, argument: number): Signature {
  const { name, help, example, parameters } = definition;
  const active = parameterIndexAt(definition, argument);
  return { name, signature: signatureOf(definition), help, example, parameters, argument, active };
}
