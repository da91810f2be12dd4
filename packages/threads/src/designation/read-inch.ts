import { isConstantPitch, isUnified, type SizeOfSeries, TABLED_INCH_SIZES } from '../inch-series.ts';
import { INCH_SIZE_PATTERN, inchesOf, readInchSize } from '../inch-size.ts';
import { fail, type Outcome, succeed } from '../outcome.ts';
import type { InchSystem, InchThread, Thread } from '../thread.ts';
import type { DesignationInput, SystemReader } from './designation-input.ts';
import { INCH_CLASS_PATTERN, readInchClasses } from './tolerance-class-text.ts';

/** Names people write, longest first, and the series they mean. "8UN" and "UN-8" state the pitch in the name. */
const NAMES: readonly (readonly [pattern: string, series: InchSystem])[] = [
  [String.raw`stub[\s-]*acme|acme[\s-]*stub`, 'Stub ACME'],
  ['acme', 'ACME'],
  ['unjef', 'UNJEF'],
  ['unjc', 'UNJC'],
  ['unjf', 'UNJF'],
  ['unef', 'UNEF'],
  ['unc', 'UNC'],
  ['unf', 'UNF'],
  ['uns', 'UNS'],
  ['un', 'UN'],
  ['bsf', 'BSF'],
  ['bsw|whitworth|w(?![a-z])', 'BSW'],
];

const NAME = NAMES.map(([pattern]) => pattern).join('|');
/** "#8", "No. 8", "N. 8", "n° 8". */
const NUMBER_MARK = String.raw`(#|n(?:o|r)?\.?\s*[°º]?)\s*`;
const THREADS = String.raw`\d+\s+1\/2|\d+(?:\.\d+)?`;
const GRAMMAR = new RegExp(
  String.raw`^(?:(${NAME})[\s-]*)?(?:${NUMBER_MARK})?(${INCH_SIZE_PATTERN})` +
    String.raw`(?:(?:\s*-\s*|\s+|\s*x\s*)(${THREADS})(?:\s*tpi)?)?` +
    String.raw`(?:[\s-]*(${NAME}))?(?:[\s-]*(${INCH_CLASS_PATTERN}))?$`,
  'i',
);

const FINEST_SPECIAL = 100;

const seriesOf = (name: string | undefined): InchSystem | null =>
  name === undefined
    ? null
    : (NAMES.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(name))?.[1] ?? null);

const describe = ({ size, threadsPerInch, series }: SizeOfSeries) => `${size}-${threadsPerInch} ${series}`;
const list = (sizes: readonly SizeOfSeries[]) => sizes.map(describe).join(', ');

/** Canonical sizes the written one may mean: a bare integer is an inch size or a numbered one. */
function possibleSizes(written: string, isNumbered: boolean): readonly string[] {
  const numbered = /^\d+$/.test(written) ? [`#${Number(written)}`] : [];
  if (isNumbered) return numbered;
  const inches = readInchSize(written);
  return inches === null ? numbered : [inches, ...numbered];
}

const readThreads = (text: string | undefined): number | null =>
  text === undefined ? null : inchesOf(text.replace(/\s+/g, ' '));

interface Written {
  readonly typed: string;
  readonly series: InchSystem | null;
  readonly sizes: readonly string[];
  readonly threads: number | null;
}

/** UN and UNS have no separate table; a pair of UNC, UNF or UNEF belongs to them, whatever name was typed. */
function chooseFree({ typed, series, sizes, threads }: Written): Outcome<SizeOfSeries> | null {
  const size = sizes.find((one) => !one.startsWith('#')) ?? sizes[0];
  if (size === undefined || threads === null) {
    return series === 'UN' || series === 'UNS'
      ? fail('missing-pitch', `«${typed}»: indica i filetti per pollice, per esempio 1 1/8-8 UN.`)
      : null;
  }
  const isConstant = isConstantPitch(size, threads);
  if ((series === 'UN' || series === null) && isConstant) {
    return succeed({ series: 'UN', size, threadsPerInch: threads });
  }
  if (series === 'UN') {
    return fail(
      'unknown-pitch',
      `«${typed}» non è tra le UN a passo costante. Come passo speciale: ${size}-${threads} UNS.`,
    );
  }
  if (series !== 'UNS') return null;
  const isSane = threads >= 1 && threads <= FINEST_SPECIAL && 1 / threads <= 0.3 * inchesOf(size);
  return isSane
    ? succeed({ series, size, threadsPerInch: threads })
    : fail('unknown-pitch', `«${typed}»: il passo non sta con questo diametro.`);
}

function choose(written: Written): Outcome<SizeOfSeries> {
  const { typed, series, sizes, threads } = written;
  const isOfSeries = (one: SizeOfSeries) =>
    series === null || series === 'UN' || series === 'UNS' ? isUnified(one) : one.series === series;
  const known = TABLED_INCH_SIZES.filter((one) => sizes.includes(one.size) && isOfSeries(one));
  const found = known.filter(({ threadsPerInch }) => threads === null || threadsPerInch === threads);
  const isFree = series === 'UN' || series === 'UNS';
  const [only, ...others] = isFree && threads === null ? [] : found;
  if (only && others.length === 0) return succeed(only);
  if (only) return fail('ambiguous', `«${typed}» può essere più filettature: ${list(found)}. Scrivi quale.`);
  const free = chooseFree(written);
  if (free) return free;
  if (known.length === 0) {
    const name = series ?? 'UNC, UNF o UNEF';
    return fail('unknown-size', `«${typed}» non è una misura ${name} in tabella.`);
  }
  return fail('unknown-pitch', `«${typed}» non è in tabella. Per questa misura: ${list(known)}.`);
}

/** Inch threads without the name of a wire insert. */
export function readInchThread({ text, typed, hand }: DesignationInput): Outcome<InchThread> | null {
  const match = GRAMMAR.exec(text);
  if (!match) return null;
  const [, before, mark, written = '', threadText, after, classText] = match;
  // Something of an inch thread must be there: a series, a "#", or threads per inch.
  if ([before, mark, threadText, after].every((part) => part === undefined)) return null;
  const chosen = choose({
    typed,
    series: seriesOf(before ?? after),
    sizes: possibleSizes(written, mark !== undefined),
    threads: readThreads(threadText),
  });
  if (!chosen.ok) return chosen;
  const { series, size, threadsPerInch } = chosen.value;
  return succeed({ system: series, size, threadsPerInch, hand, classes: readInchClasses(classText) });
}

export const readInch: SystemReader = (input): Outcome<Thread> | null => readInchThread(input);
