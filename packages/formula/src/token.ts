import type { BinaryOperator } from './ast.ts';
import type { FaultCode } from './fault.ts';
import type { Span } from './span.ts';

export type Mark = '(' | ')' | '{' | '}' | ';' | '\\';

/** One word of a formula. Blanks give no token; unreadable text gives an `error` token and reading continues. */
export type Token = Span &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'operator'; readonly operator: BinaryOperator | '%' }
    | { readonly kind: 'mark'; readonly mark: Mark }
    | { readonly kind: 'error'; readonly code: FaultCode; readonly message: string }
  );
