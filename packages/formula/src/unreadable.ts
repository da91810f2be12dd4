/** Signs that people type or paste from elsewhere, each with its replacement. Longest first. */
const HINTS: readonly (readonly [sign: string, hint: string])[] = [
  ['=>', 'scrivi «>=»'],
  ['=<', 'scrivi «<=»'],
  ['==', 'per confrontare basta un solo «=»'],
  ['!=', 'per «diverso da» scrivi «<>»'],
  ['&&', 'scrivi E(condizione; condizione)'],
  ['||', 'scrivi O(condizione; condizione)'],
  ['**', 'per la potenza usa «^»'],
  [',', 'per separare gli argomenti usa «;»'],
  [':', 'i riferimenti a celle non esistono: usa il nome di una variabile o una tabella {1\\2;3\\4}'],
  ['$', 'i riferimenti a celle non esistono: usa il nome di una variabile'],
  ['!', 'i riferimenti a fogli non esistono: usa il nome di una variabile'],
  ["'", 'i testi vanno tra virgolette «"»'],
  ['“', 'i testi vanno tra virgolette diritte «"»'],
  ['”', 'i testi vanno tra virgolette diritte «"»'],
  ['«', 'i testi vanno tra virgolette diritte «"»'],
  ['»', 'i testi vanno tra virgolette diritte «"»'],
  ['’', 'i testi vanno tra virgolette diritte «"»'],
  ['×', 'per moltiplicare usa «*»'],
  ['·', 'per moltiplicare usa «*»'],
  ['÷', 'per dividere usa «/»'],
  ['−', 'usa il segno meno della tastiera «-»'],
  ['–', 'usa il segno meno della tastiera «-»'],
  ['≤', 'scrivi «<=»'],
  ['≥', 'scrivi «>=»'],
  ['≠', 'scrivi «<>»'],
  ['²', 'scrivi «^2»'],
  ['³', 'scrivi «^3»'],
  ['[', 'usa le parentesi tonde'],
  [']', 'usa le parentesi tonde'],
  ['€', 'scrivi solo il numero, senza simbolo'],
];

export interface Unreadable {
  readonly length: number;
  readonly message: string;
}

type Hint = (typeof HINTS)[number];

const BY_FIRST: ReadonlyMap<string, readonly Hint[]> = new Map(
  HINTS.map(([{ 0: first = '' }]) => [first, HINTS.filter(([sign]) => sign.startsWith(first))] as const),
);

const findHint = (text: string, at: number, fits: (sign: string) => boolean): Hint | undefined =>
  BY_FIRST.get(text.charAt(at))?.find(([sign]) => fits(sign) && text.startsWith(sign, at));

/** Two-character signs made of valid operators that only a programmer writes: refused as one word. */
export const findForeignOperator = (text: string, at: number): Unreadable | undefined =>
  describe(findHint(text, at, (sign) => sign.length === 2));

/** The character at `at` belongs to no word of the language. */
export function describeUnreadable(text: string, at: number): Unreadable {
  const known = describe(findHint(text, at, () => true));
  if (known) return known;
  const point = text.codePointAt(at) ?? 0;
  const character = String.fromCodePoint(point);
  const shown = /[\p{C}\p{Z}]/u.test(character)
    ? `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
    : character;
  return { length: character.length, message: `Carattere non ammesso: «${shown}».` };
}

function describe(hint: Hint | undefined): Unreadable | undefined {
  if (!hint) return undefined;
  return { length: hint[0].length, message: `«${hint[0]}» non è ammesso: ${hint[1]}.` };
}
