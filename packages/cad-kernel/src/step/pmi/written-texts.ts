import { decodeText } from '../text/decode-text.ts';
import { textOf } from '../text/parse-record.ts';
import type { StepText } from '../text/step-text.ts';

/** Annotations that are drawn as lines or triangles: they can be seen, not read. Some systems name them by their text. */
const DRAWN = [
  'DRAUGHTING_CALLOUT',
  'LEADER_DIRECTED_CALLOUT',
  'PROJECTION_DIRECTED_CALLOUT',
  'DIMENSION_CURVE_DIRECTED_CALLOUT',
  'STRUCTURED_DIMENSION_CALLOUT',
  'GEOMETRICAL_TOLERANCE_CALLOUT',
  'SURFACE_CONDITION_CALLOUT',
  'DATUM_FEATURE_CALLOUT',
  'LINEAR_DIMENSION',
  'ANGULAR_DIMENSION',
  'DIAMETER_DIMENSION',
  'RADIUS_DIMENSION',
  'ORDINATE_DIMENSION',
  'ANNOTATION_OCCURRENCE',
  'ANNOTATION_CURVE_OCCURRENCE',
  'ANNOTATION_FILL_AREA_OCCURRENCE',
  'ANNOTATION_SYMBOL_OCCURRENCE',
  'ANNOTATION_TEXT_OCCURRENCE',
  'DRAUGHTING_ANNOTATION_OCCURRENCE',
  'TESSELLATED_ANNOTATION_OCCURRENCE',
] as const;
/** Notes that the file holds as text. */
const WRITTEN = [
  'TEXT_LITERAL',
  'TEXT_LITERAL_WITH_ASSOCIATED_CURVES',
  'TEXT_LITERAL_WITH_BLANKING_BOX',
  'TEXT_LITERAL_WITH_DELINEATION',
  'TEXT_LITERAL_WITH_EXTENT',
  'DESCRIPTIVE_REPRESENTATION_ITEM',
] as const;
export const TEXT_KINDS = [...DRAWN, ...WRITTEN];

const FRACTION = String.raw`(?:\d{1,2}[ -])?\d{1,2}\/\d{1,2}`;
/** Threads in the usual spellings: "4X M8x1.25-6H", "1/4-20 UNC", "0-80 UNF", "G1/4", "1/8-27 NPTF", "Tr 20x4". */
const THREAD = new RegExp(
  [
    String.raw`(?:(?<![A-Za-z.])|(?<=\d ?[Xx]))M ?\d{1,3}(?:[.,]\d+)?(?![A-WYZ\d])`,
    String.raw`\bUNJ?(?:C|F|EF|S|R)?(?![A-Za-z])`,
    String.raw`\b(?:G|R[CcPp]) ?${FRACTION}`,
    String.raw`\bG ?\d(?: ?[AB])?(?![\w.,/])`,
    String.raw`(?:BSP[PT]?|NPTF?|NPS[MC]?|ACME)\b`,
    String.raw`\d ?(?:"|'')? ?GAS\b`,
    String.raw`\bTR ?\d+(?:[.,]\d+)? ?[Xx×] ?\d`,
    String.raw`(?:#\d{1,2}|${FRACTION}) ?- ?\d{2} (?:TAP|THREAD|THD)`,
  ].join('|'),
);
/** Tool steels and high speed steels have names such as M2 and M42. */
const STEEL = /\b(?:AISI|HSS|STEEL|ACCIAIO|STAHL|ACIER|MATERIALE?|GRADE)\b/i;
const LONGEST = 80;

export const countDrawn = (step: StepText): number => Math.max(...DRAWN.map((kind) => step.all(kind).length));

const isThread = (text: string): boolean =>
  text.length <= LONGEST && !STEEL.test(text) && THREAD.test(text.replace(/\bTr(?= ?\d)/, 'TR'));

/** All strings of an entity: its note is one of them, the others are names and alignments. */
const stringsOf = (step: StepText, id: number): readonly string[] =>
  step.parts(id).flatMap(({ args }) => args.map((value) => decodeText(textOf(value))));

/** Thread notes among the texts of the file, each once. */
export function threadTexts(step: StepText): readonly string[] {
  const texts = TEXT_KINDS.flatMap((kind) => step.all(kind)).flatMap((id) => stringsOf(step, id));
  return [...new Set(texts.filter(isThread))];
}
