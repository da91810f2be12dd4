import { createContext, Script } from 'node:vm';

/** Length of a text: quadratic time is negligible, cubic time takes seconds, and exponential time never ends. */
const LENGTH = 2000;
const PATIENCE_MS = 20_000;

const USUAL = ['a', '0', ' ', '\n'];

/** The characters of a pattern, and one of each class it names. */
function signsOf(source: string): string[] {
  const plain = [...source.replace(/\\[a-zA-Z]/g, '')].filter((sign) => !'^$*+?()[]{}|'.includes(sign));
  const kinds: readonly (readonly [RegExp, string])[] = [
    [/\\d/, '7'],
    [/\\w/, 'w'],
    [/\\s/, '\t'],
    [/\\S|\\W|\./, '#'],
    [/\\p/, 'è'],
  ];
  const named = kinds.flatMap(([kind, sign]) => (kind.test(source) ? [sign] : []));
  return [...new Set([...named, ...USUAL, ...plain])].slice(0, 14);
}

/** Literal beginning of a pattern, before its loop. */
const headOf = (source: string): string =>
  /^\^?((?:[\w ":;,/<-]|\\[./()[\]*+?$^])*)/.exec(source)?.[1]?.replaceAll('\\', '') ?? '';

/** Long runs of one character, and of two alternating ones, that end in a mismatch. */
function hostileTexts(source: string): string[] {
  const signs = signsOf(source);
  const runs = [
    ...signs.map((sign) => sign.repeat(LENGTH)),
    ...signs.flatMap((one) =>
      signs.flatMap((other) => (one === other ? [] : [(one + other).repeat(LENGTH / 2)])),
    ),
  ];
  const head = headOf(source);
  return runs.flatMap((run) => (head === '' ? [`${run}\u0001`] : [`${run}\u0001`, `${head}${run}\u0001`]));
}

const attempt = new Script('for (const text of texts) { pattern.lastIndex = 0; pattern.test(text); }');

/** A pattern that does not get through its hostile texts in time. */
export function isSlow(source: string, flags: string, patienceMs = PATIENCE_MS): boolean {
  const context = createContext({ pattern: new RegExp(source, flags), texts: hostileTexts(source) });
  try {
    attempt.runInContext(context, { timeout: patienceMs });
    return false;
  } catch {
    return true;
  }
}
