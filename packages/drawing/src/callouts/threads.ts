import { parseDesignation, printDesignation, type Thread } from '@truciolo/threads';
import type { Line } from '../lines/line.ts';
import { NUMBER, toNumber } from '../numbers.ts';
import type { Found, ThreadCallout } from '../reading.ts';
import { found } from '../reasons.ts';
import { countAround, countOfHole } from './count.ts';
import { isThrough, readDepth } from './depth.ts';
import type { HoleTable } from './hole-table.ts';
import { lineAbove, lineBelow } from './neighbours.ts';

const CLASS = String.raw`(?:\s*-?\s*\d[GHgheE](?:\d[GHgheE])?(?![\w.,]))?`;
const HAND = String.raw`(?:\s*-?\s*(?:LH|SX|sin(?:istr[ao]|\.)|links|left|gauche)(?![\w]))?`;
const PATTERNS = [
  // «M8x16/20»: depths of the thread and of its hole.
  String.raw`M\s?${NUMBER}\s*[xX×]\s*\d{1,3}(?=\/\d{1,3}(?![\d/]))`,
  // «M16x1.5-LH-6g»: the hand stands before the class or behind it.
  String.raw`M\s?${NUMBER}(?:\s*[xX×]\s*${NUMBER})?(?:\s*-?\s*LH(?=-\d))?${CLASS}${HAND}`,
  String.raw`(?:Tr|TR)\s?${NUMBER}\s*[xX×]\s*${NUMBER}${HAND}`,
  String.raw`(?:G|Rc|Rp|R)\s?(?:\d\s)?\d{1,2}\/\d{1,2}(?:\s?["”])?(?:\s?[AB](?![\w.,-]))?`,
  String.raw`(?:\d\s|\d-)?\d{1,2}\/\d{1,2}(?:\s?["”])?\s*-?\s*(?:\d{1,2}\s*)?(?:NPTF?|GAS|BSPP?)\b`,
  String.raw`(?:#\d{1,2}|(?:\d\s|\d-)?\d{1,2}\/\d{1,2}|\d?[.,]\d{2,4}|[1-9])(?:\s?["”])?\s*-\s*\d{1,2}\s*(?:UNC|UNF|UNEF|UNS|UN)\b(?:\s*-\s*[123][AB])?${HAND}`,
];
/** «#4-40 tapped»: without a series only where the words say that it is a thread. */
const BARE_NUMBER = String.raw`#\d{1,2}\s*-\s*\d{2}(?=\s*(?:tap|thread|filett))`;
/** Beginning of a word, or a count right before: «4xM6», «4-M6», «4*M6»; «12-M6-30» is a number. */
const START = String.raw`(?:(?<![\p{L}\d.,/<*-])|(?<=(?<![\p{L}\d.,/-])\d{1,2}[xX×])|(?<=(?:^|\s)\d{1,2}[-*])(?=M[\d.,xX×]+(?:[^\w-]|$)))`;
const [DEPTHS = '', ...OTHERS] = PATTERNS;
const THREAD = new RegExp(
  `${START}(?:${DEPTHS}|(?:${OTHERS.join('|')}|${BARE_NUMBER})(?![\\p{L}\\d:/]))`,
  'gu',
);

interface Reading {
  readonly thread: Thread;
  /** «M5x10»: a second number that is no pitch is the depth. */
  readonly depth: number | null;
}

function parse(text: string): Reading | null {
  const written = text
    .replace(/GAS|BSPP?/i, '')
    .replace(/[”]/g, '"')
    .replace(/\s*(?:-\s*)?LH-(\d\w+)$/, '-$1-LH')
    .replace(/["\s]+(?=[AB]$)/, '')
    .trim();
  const named = /GAS|BSP/i.test(text) ? `G${written}` : written;
  const whole = parseDesignation(named);
  if (whole.ok) return { thread: whole.value, depth: null };
  const parts = /^(M\s?[\d.,]+)\s*[xX×]\s*([\d.,]+)$/.exec(named);
  const bare = parts?.[1] ? parseDesignation(parts[1]) : null;
  return bare?.ok && parts?.[2] ? { thread: bare.value, depth: toNumber(parts[2]) } : null;
}

const isExternal = ({ classes }: Thread): boolean | null =>
  classes.external !== null ? true : classes.internal !== null ? false : null;

/** Dimension of a screw or of a part that is bought, in a sentence or a list: no thread of this part. */
const BOUGHT =
  /\b(?:screws?|bolts?|nuts?|vit[ei]|dad[oi]|grano|grani|schrauben?|clearance|passaggio|durchgangs\p{L}*|helicoil|DIN\s*9\d\d|ISO\s*4\d{3}|UNI\s*5\d{3})\b/iu;

function readLine(line: Line, lines: readonly Line[], { sizes }: HoleTable): readonly Found<ThreadCallout>[] {
  if (BOUGHT.test(line.text)) return [];
  const tabled = sizes.get(line) ?? null;
  return [...line.text.matchAll(THREAD)].flatMap((match) => {
    const reading = parse(match[0]);
    if (!reading) return [];
    const before = line.text.slice(0, match.index);
    const after = line.text.slice(match.index + match[0].length);
    const above = lineAbove(line, lines);
    const below = lineBelow(line, lines);
    const own = countAround(before, after);
    const drilled = before.trim() === '' && above ? countOfHole(above.text) : null;
    const isNote =
      below !== undefined &&
      /^(?:↧|prof|depth|deep|tief|pass|thru|\d+\s*(?:plcs|places|posti))/i.test(below.text);
    const context = `${after} ${isNote ? below.text : ''}`;
    const depth = reading.depth ?? readDepth(context);
    const external = isExternal(reading.thread);
    const proof = [
      line,
      ...(drilled !== null && above ? [above] : []),
      ...(isNote ? [below] : []),
      ...(tabled?.lines ?? []),
    ];
    return [
      found(
        {
          designation: printDesignation(reading.thread),
          count: own ?? tabled?.count ?? drilled ?? (isNote ? countAround('', below.text) : null) ?? 1,
          depth,
          isThrough: depth !== null ? false : isThrough(context) ? true : null,
          isExternal: external,
          isLeftHand: reading.thread.hand === 'left',
        },
        proof,
        {
          confidence: 'sure',
          reason: drilled === null ? 'quota sul disegno' : 'quota sul disegno, numero dalla riga del foro',
          text: line.text,
        },
      ),
    ];
  });
}

const sameKey = ({ value }: Found<ThreadCallout>) => `${value.designation}|${value.depth}|${value.isThrough}`;

/** Threads of a sheet. The same callout written again is one more hole: their counts add up. */
export function findThreads(lines: readonly Line[], holes: HoleTable): readonly Found<ThreadCallout>[] {
  const byKey = new Map<string, Found<ThreadCallout>>();
  for (const each of lines.flatMap((line) => readLine(line, lines, holes))) {
    const known = byKey.get(sameKey(each));
    byKey.set(
      sameKey(each),
      known
        ? {
            ...known,
            value: { ...known.value, count: known.value.count + each.value.count },
            places: [...known.places, ...each.places],
            reason: 'somma di più quote uguali',
          }
        : each,
    );
  }
  return [...byKey.values()];
}
