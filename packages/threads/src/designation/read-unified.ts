import { INCH_SIZE_PATTERN, inchesOf, readInchSize } from '../inch-size.ts';
import { fail, type Outcome, succeed } from '../outcome.ts';
import type { Thread } from '../thread.ts';
import { ALL_UNIFIED_SIZES, UNIFIED_SERIES, type UnifiedSize } from '../unified/unified-sizes.ts';
import type { DesignationInput, SystemReader } from './designation-input.ts';
import { readUnifiedClasses, UNIFIED_CLASS_PATTERN } from './tolerance-class-text.ts';

const SERIES = UNIFIED_SERIES.join('|');
/** "#8", "No. 8", "N. 8", "n° 8". */
const NUMBER_MARK = String.raw`(#|n(?:o|r)?\.?\s*[°º]?)\s*`;
const THREADS = String.raw`\d+\s+1\/2|\d+(?:\.\d+)?`;
const GRAMMAR = new RegExp(
  String.raw`^(?:(${SERIES})[\s-]*)?(?:${NUMBER_MARK})?(${INCH_SIZE_PATTERN})` +
    String.raw`(?:(?:\s*-\s*|\s+|\s*x\s*)(${THREADS})(?:\s*tpi)?)?` +
    String.raw`(?:[\s-]*(${SERIES}))?(?:[\s-]*(${UNIFIED_CLASS_PATTERN}))?$`,
  'i',
);

const describe = ({ size, threadsPerInch, series }: UnifiedSize) => `${size}-${threadsPerInch} ${series}`;
const list = (sizes: readonly UnifiedSize[]) => sizes.map(describe).join(', ');

/** Canonical sizes the written one may mean: a bare integer is an inch size or a numbered one. */
function possibleSizes(written: string, isNumbered: boolean): readonly string[] {
  const numbered = /^\d+$/.test(written) ? [`#${Number(written)}`] : [];
  if (isNumbered) return numbered;
  const inches = readInchSize(written);
  return inches === null ? numbered : [inches, ...numbered];
}

const readThreads = (text: string | undefined): number | null =>
  text === undefined ? null : inchesOf(text.replace(/\s+/g, ' '));

function choose(
  found: readonly UnifiedSize[],
  known: readonly UnifiedSize[],
  typed: string,
): Outcome<UnifiedSize> {
  const [only, ...others] = found;
  if (only && others.length === 0) return succeed(only);
  if (only) return fail('ambiguous', `«${typed}» può essere più filettature: ${list(found)}. Scrivi quale.`);
  if (known.length === 0)
    return fail('unknown-size', `«${typed}» non è una misura UNC, UNF o UNEF in tabella.`);
  return fail('unknown-pitch', `«${typed}» non è in tabella. Per questa misura: ${list(known)}.`);
}

/** True when the text has something of a unified thread: a series, a "#", or threads per inch. */
const isMine = (parts: readonly (string | undefined)[]) => parts.some((part) => part !== undefined);

export const readUnified: SystemReader = ({
  text,
  typed,
  hand,
}: DesignationInput): Outcome<Thread> | null => {
  const match = GRAMMAR.exec(text);
  if (!match) return null;
  const [, before, mark, written = '', threadText, after, classText] = match;
  if (!isMine([before, mark, threadText, after])) return null;
  const series = (before ?? after)?.toUpperCase();
  const threads = readThreads(threadText);
  const sizes = possibleSizes(written, mark !== undefined);
  const known = ALL_UNIFIED_SIZES.filter(({ size }) => sizes.includes(size));
  const found = known.filter(
    (one) =>
      (series === undefined || one.series === series) && (threads === null || one.threadsPerInch === threads),
  );
  const chosen = choose(found, known, typed);
  if (!chosen.ok) return chosen;
  const { size, threadsPerInch } = chosen.value;
  const classes = readUnifiedClasses(classText);
  return succeed({ system: chosen.value.series, size, threadsPerInch, hand, classes });
};
