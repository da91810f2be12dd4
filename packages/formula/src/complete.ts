import { FUNCTIONS, type KnownFunction } from './find-function.ts';
import { foldName } from './fold-name.ts';
import { signatureOf } from './function-catalog.ts';
import { lex } from './lex.ts';
import type { VariableDeclaration } from './scope.ts';
import type { Span } from './span.ts';
import type { Token } from './token.ts';
import { TYPE_WORDS } from './type-rules.ts';

/** Put `insert` in the place of `start`–`end`; the cursor goes after it. */
export interface Suggestion extends Span {
  readonly kind: 'variable' | 'function' | 'constant';
  readonly label: string;
  readonly insert: string;
  /** The unit of a variable, the signature of a function. */
  readonly detail: string;
  readonly help: string;
  readonly example?: string;
  /** The other name that was being typed, when it is not the label: `VLOOKUP`. */
  readonly alias?: string;
}

interface Entry {
  readonly shown: Omit<Suggestion, 'start' | 'end' | 'alias'>;
  /** The label folded, ready to be searched. */
  readonly key: string;
  readonly aliases: readonly { readonly name: string; readonly key: string }[];
}

/** Completions at the cursor: variables, functions, VERO and FALSO, the best match first. */
export function complete(
  text: string,
  cursor: number,
  variables: readonly VariableDeclaration[],
): readonly Suggestion[] {
  const place = findPlace(text, Math.max(0, Math.min(cursor, text.length)));
  if (!place) return [];
  const called = /^\s*\(/.test(text.slice(place.end));
  const entries = place.inTable
    ? CONSTANTS
    : [...variables.map(fromVariable), ...FUNCTION_ENTRIES, ...CONSTANTS];
  return entries
    .flatMap((entry) => rank(entry, foldName(place.prefix)))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry: { shown }, alias }) => ({
      ...shown,
      ...(alias === undefined ? {} : { alias }),
      // The parenthesis is already there: `SE|(x; 1; 2)`.
      insert: shown.kind === 'function' && called ? shown.label : shown.insert,
      start: place.start,
      end: place.end,
    }));
}

interface Place extends Span {
  readonly prefix: string;
  readonly inTable: boolean;
}

/** The word being typed, or the empty place where a value may come; undefined elsewhere. */
function findPlace(text: string, cursor: number): Place | undefined {
  const before = lex(text).filter((token) => token.start < cursor);
  const inTable = before.findLast((token) => isMark(token, '{') || isMark(token, '}'));
  const last = before.at(-1);
  const shared = { inTable: inTable !== undefined && isMark(inTable, '{') };
  if (last && last.end >= cursor && last.kind === 'name') {
    return { ...shared, start: last.start, end: last.end, prefix: text.slice(last.start, cursor) };
  }
  const expectsValue = !last || (last.end <= cursor && opensValue(last));
  return expectsValue ? { ...shared, start: cursor, end: cursor, prefix: '' } : undefined;
}

const isMark = (token: Token, mark: string): boolean => token.kind === 'mark' && token.mark === mark;

const opensValue = (token: Token): boolean =>
  token.kind === 'operator'
    ? token.operator !== '%'
    : token.kind === 'mark' && token.mark !== ')' && token.mark !== '}';

interface Ranked {
  readonly entry: Entry;
  readonly rank: number;
  readonly alias?: string;
}

/** Names that start with the prefix, then other names that do, then names that contain it. */
function rank(entry: Entry, prefix: string): readonly Ranked[] {
  if (entry.key.startsWith(prefix)) return [{ entry, rank: entry.key === prefix ? 0 : 1 }];
  const alias = entry.aliases.find(({ key }) => key.startsWith(prefix));
  if (alias) return [{ entry, rank: 2, alias: alias.name }];
  return prefix.length > 1 && entry.key.includes(prefix) ? [{ entry, rank: 3 }] : [];
}

const makeEntry = (shown: Entry['shown'], aliases: readonly string[]): Entry => ({
  shown,
  key: foldName(shown.label),
  aliases: aliases.map((name) => ({ name, key: foldName(name) })),
});

const fromVariable = ({ name, type, unit, help }: VariableDeclaration): Entry =>
  makeEntry({ kind: 'variable', label: name, insert: name, detail: unit || TYPE_WORDS[type], help }, []);

const fromFunction = (definition: KnownFunction): Entry => {
  const { name, help, example, aliases, parameters } = definition;
  const insert = parameters.length === 0 ? `${name}()` : `${name}(`;
  return makeEntry(
    { kind: 'function', label: name, insert, detail: signatureOf(definition), help, example },
    aliases,
  );
};

const fromConstant = (label: string, help: string, alias: string): Entry =>
  makeEntry({ kind: 'constant', label, insert: label, detail: TYPE_WORDS.boolean, help }, [alias]);

const FUNCTION_ENTRIES: readonly Entry[] = FUNCTIONS.map(fromFunction);

const CONSTANTS: readonly Entry[] = [
  fromConstant('VERO', 'Condizione vera.', 'TRUE'),
  fromConstant('FALSO', 'Condizione falsa.', 'FALSE'),
];
