const linesOf = (text: string): readonly string[] => text.split('\n');

/** The stretch of the base's lines that a text changed, and the lines it has instead. */
interface Edit {
  readonly from: number;
  readonly until: number;
  readonly lines: readonly string[];
}

function editOf(base: readonly string[], text: readonly string[]): Edit {
  const most = Math.min(base.length, text.length);
  let from = 0;
  while (from < most && base[from] === text[from]) from++;
  let behind = 0;
  while (behind < most - from && base.at(-1 - behind) === text.at(-1 - behind)) behind++;
  return { from, until: base.length - behind, lines: text.slice(from, text.length - behind) };
}

/** Both texts in one, line by line; null where both changed the same lines. */
export function mergeText(base: string, yours: string, theirs: string): string | null {
  if (yours === theirs || theirs === base) return yours;
  if (yours === base) return theirs;
  const lines = linesOf(base);
  const [mine, other] = [editOf(lines, linesOf(yours)), editOf(lines, linesOf(theirs))];
  const [first, second] = mine.from <= other.from ? [mine, other] : [other, mine];
  // Two insertions at one place have no order either.
  if (second.from < first.until || second.from === first.from) return null;
  return [
    ...lines.slice(0, first.from),
    ...first.lines,
    ...lines.slice(first.until, second.from),
    ...second.lines,
    ...lines.slice(second.until),
  ].join('\n');
}
