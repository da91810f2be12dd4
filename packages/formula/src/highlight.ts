import { findBoolean, findFunction } from './find-function.ts';
import { lex } from './lex.ts';
import type { Span } from './span.ts';
import type { Token } from './token.ts';

type HighlightKind =
  | 'number'
  | 'text'
  | 'boolean'
  | 'name'
  | 'function'
  | 'unknown-function'
  | 'operator'
  | 'separator'
  | 'bracket'
  | 'error';

interface Highlight extends Span {
  readonly kind: HighlightKind;
}

/** The words of a formula with their kind, for colouring while it is typed. Only blanks lie between them. */
export function highlight(text: string): readonly Highlight[] {
  const tokens = lex(text);
  return tokens.map((token, index) => ({
    kind: kindOfToken(token, tokens[index + 1]),
    start: token.start,
    end: token.end,
  }));
}

function kindOfToken(token: Token, next: Token | undefined): HighlightKind {
  switch (token.kind) {
    case 'mark':
      return token.mark === ';' || token.mark === '\\' ? 'separator' : 'bracket';
    case 'name': {
      if (findBoolean(token.name) !== undefined) return 'boolean';
      if (next?.kind !== 'mark' || next.mark !== '(') return 'name';
      return findFunction(token.name) ? 'function' : 'unknown-function';
    }
    default:
      return token.kind;
  }
}
