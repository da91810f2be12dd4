import { findBoolean } from './find-function.ts';
import { foldName } from './fold-name.ts';
import type { ValueType } from './value.ts';

/** A name a formula may use, e.g. `{ name: 'peso', type: 'number', unit: 'kg', help: 'Peso netto del pezzo' }`. */
export interface VariableDeclaration {
  readonly name: string;
  readonly type: ValueType;
  readonly help: string;
  /** Shown beside the name; empty or left out where there is none. */
  readonly unit?: string;
}

/** A type known before computing; `any` where it depends on the data (a mixed column, a failed formula). */
export type InferredType = ValueType | 'any';

export interface ScopeEntry {
  /** The declared spelling. */
  readonly name: string;
  readonly type: InferredType;
}

/** Names by their folded key. */
export type Scope = ReadonlyMap<string, ScopeEntry>;

/** The first declaration of a name wins; `checkName` reports the others. */
export function makeScope(entries: readonly ScopeEntry[]): Scope {
  const scope = new Map<string, ScopeEntry>();
  for (const { name, type } of entries) {
    const key = foldName(name);
    if (!scope.has(key)) scope.set(key, { name, type });
  }
  return scope;
}

const NAME = /^[\p{L}_][\p{L}\p{M}\p{Nd}_.]*$/u;
const MAX_NAME_LENGTH = 64;

/** An Italian sentence when `name` cannot name a variable or a formula, else null. */
export function checkName(name: string): string | null {
  if (name === '') return 'Scrivi un nome.';
  if (name.length > MAX_NAME_LENGTH)
    return `Il nome è troppo lungo: al massimo ${MAX_NAME_LENGTH} caratteri.`;
  if (findBoolean(name) !== undefined) return `«${name}» è un valore riservato.`;
  if (NAME.test(name)) return null;
  return 'Il nome comincia con una lettera e contiene solo lettere, cifre, «_» e «.».';
}
