import { findMaterialsIn, type MaterialMention } from '@truciolo/materials-library';
import { type TreatmentMention, treatmentsIn } from '../words/treatments.ts';
import { anyOf } from './any-of.ts';
import { type CodeMention, codesIn, numberedParts } from './codes.ts';
import { type DayMention, daysIn } from './dates.ts';
import { fitsIn, type MeasureMention, overallIn } from './measures.ts';
import { type QuantityMention, quantitiesIn, REASON_OF_NAMES, REASON_OF_WORDS } from './quantities.ts';
import { type RevisionMention, revisionsIn } from './revisions.ts';
import type { Segment } from './segments.ts';
import { isFree, type Range, rangesOf } from './taken.ts';
import { type TermMention, termsIn } from './terms.ts';

/** Everything that one stretch of text says; places count from its own beginning. */
export interface Facts {
  readonly segment: Segment;
  readonly text: string;
  readonly codes: readonly CodeMention[];
  readonly revisions: readonly RevisionMention[];
  readonly quantities: readonly QuantityMention[];
  /** Where the number of the kinds of parts stands, which is no lot. */
  readonly kinds: Range | null;
  readonly materials: readonly MaterialMention[];
  readonly treatments: readonly TreatmentMention[];
  readonly days: readonly DayMention[];
  readonly terms: readonly TermMention[];
  readonly overall: MeasureMention | null;
  readonly fits: readonly MeasureMention[];
}

/** Measures, fits, threads and money, which hold numbers that are neither codes nor quantities. */
const MEASURES = anyOf(
  /(?:[Øø⌀]|diam\.?|sp\.?|spess(?:ore|\.)|lungh?\.?|largh?\.?|h\s?=|dim\.?|prof\.?)\s?\d+(?:[.,]\d+)?(?:\s?[a-zA-Z]{1,2}\d{1,2})?/giu,
  /(?!1\s?[x×]\s?\d+\s?(?:pz|pezzi|pcs|stk|stück)(?!\p{L}))\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)+/giu,
  /\bM\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)?/giu,
  /(?:€|EUR)\s?\d[\d.,]*/giu,
  /\d[\d.,]*\s?(?:€|EUR|euro|%)/giu,
  /(?:±|\+\/-)\s?\d+(?:[.,]\d+)?/giu,
  /\b[mz]\s?=\s?\d+/giu,
  /\bR[az]\s?\d+(?:[.,]\d+)?/giu,
  /\d+(?:[.,]\d+)?\s?(?:mm|µm|kg|bar|kW|Nm)\b/giu,
);

/** «Housing, cast aluminium, EN AW-6082»: the grade says more than its family, unless one may stand for the other. */
function withoutFamilies(mentions: readonly MaterialMention[], text: string): readonly MaterialMention[] {
  return mentions.filter(({ isFamily, end }, at) => {
    const next = mentions[at + 1];
    if (!isFamily || !next || next.isFamily) return true;
    return /(?<!\p{L})(?:o|oppure|or|oder|e|ed|and|und)(?!\p{L})|[/;]/iu.test(text.slice(end, next.start));
  });
}

/** «I tre distanziali DS-10, DS-20 e DS-30, 150 pz per tipo»: a number that counts the codes behind it. */
function kindsIn(
  [first, ...others]: readonly QuantityMention[],
  codes: readonly CodeMention[],
): QuantityMention | null {
  if (!first || (first.reason !== REASON_OF_NAMES && first.reason !== REASON_OF_WORDS)) return null;
  const kinds = new Set(codes.map(({ code }) => code)).size;
  const last = codes.at(-1)?.start ?? 0;
  const isCount = kinds > 2 && first.counts.length === 1 && first.counts[0] === kinds;
  const isAhead = codes.every(({ start }) => start >= first.end);
  return isCount && isAhead && others.every(({ start }) => start > last) ? first : null;
}

export function factsOf(text: string, segment: Segment, today: string): Facts {
  const own = text.slice(segment.start, segment.end);
  const treatments = treatmentsIn(own);
  const terms = termsIn(own);
  const measures = rangesOf(own, MEASURES);
  // "qtà 5-10-20" looks like a day, but its word says that it is not.
  const lots = quantitiesIn(own, [], segment.isItem).filter(({ confidence }) => confidence > 0.9);
  const isDay = (day: Range) => !/\d-\d+-\d\d$/.test(own.slice(day.start, day.end)) || isFree(day, lots);
  const days = daysIn(own, today)
    .filter(isDay)
    .filter((day) => !terms.some((term) => day.start < term.end && term.start < day.end));
  const isOutside = (range: Range) =>
    [...treatments, ...terms, ...days].every((other) => range.end <= other.start || range.start >= other.end);
  const revisions = revisionsIn(own);
  const materials = findMaterialsIn(own).filter(isOutside);
  // A bare number such as 6082 may count pieces; "Fe 360" never does.
  const lettered = materials.filter(
    ({ text: words, start, end }) =>
      /[A-Za-z]/.test(words) ||
      // «In 6082, 150 pz»: behind this word stands no lot.
      (/(?<!\p{L})(?:in|aus|lega|materiale:?|werkstoff:?)\s$/iu.test(own.slice(0, start)) &&
        !/^\s?(?:pz|pezzi|pcs|st)/i.test(own.slice(end))),
  );
  const meant = [...treatments, ...terms, ...days, ...measures, ...revisions, ...lettered];
  const quantities = quantitiesIn(own, [...meant, ...numberedParts(own)], segment.isItem);
  const codes = codesIn(own, [...meant, ...materials, ...quantities], segment.isItem);
  const kinds = kindsIn(quantities, codes);
  return {
    segment,
    text: own,
    codes,
    revisions,
    quantities: quantities.filter(
      (mention) =>
        mention !== kinds && codes.every((code) => mention.end <= code.start || mention.start >= code.end),
    ),
    kinds,
    materials: withoutFamilies(
      materials.filter((range) =>
        quantities.every((other) => range.end <= other.start || range.start >= other.end),
      ),
      own,
    ),
    treatments,
    days,
    terms,
    overall: overallIn(own),
    fits: fitsIn(own),
  };
}
