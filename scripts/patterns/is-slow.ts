import { createContext, Script } from 'node:vm';

/** Length of a text: quadratic time is negligible, cubic time takes seconds, and exponential time never ends. */
const LENGTH = 1000;
/** On two cores of 2.5 GHz the slowest quadratic pattern takes a quarter of this, and a cubic one twice as much. */
const PATIENCE_MS = 1000;

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

/** One for all patterns: making a context takes longer than most of them do. */
const context = createContext({});
const attempt = new Script('for (const text of texts) { pattern.lastIndex = 0; pattern.test(text); }');

/** Without any of these a pattern takes the same few steps at every place of a text. */
const REPEATS = /[*+{]/;

const cpuMilliseconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/**
 * A pattern that does not get through its hostile texts in this much processor time. The limit of the virtual machine
 * counts on the wall clock: on a busy machine it is reached early, and the pattern gets more time.
 */
export function isSlow(source: string, flags: string): boolean {
  if (!REPEATS.test(source)) return false;
  Object.assign(context, { pattern: new RegExp(source, flags), texts: hostileTexts(source) });
  for (let timeout = PATIENCE_MS; ; timeout *= 2) {
    const start = process.cpuUsage();
    try {
      attempt.runInContext(context, { timeout });
      return false;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      if (cpuMilliseconds(start) >= PATIENCE_MS * 0.9) return true;
    }
  }
}
