import { textOf } from '../text/parse-record.ts';
import type { StepText } from '../text/step-text.ts';

/** Annotations that are drawn as lines or triangles: they can be seen, not read. */
const DRAWN = ['DRAUGHTING_CALLOUT', 'ANNOTATION_OCCURRENCE', 'TESSELLATED_ANNOTATION_OCCURRENCE'];
/** Notes that the file holds as text, and which of their values is the text. */
const WRITTEN = { TEXT_LITERAL: 1, DESCRIPTIVE_REPRESENTATION_ITEM: 1 } as const;

export const TEXT_KINDS = [...DRAWN, ...Object.keys(WRITTEN)];

/** A thread in any of the usual spellings: "M8x1.25-6H", "4X 1/4-20 UNC", "G1/4". */
const THREAD = /\bM\d{1,3}(?:[.,]\d+)?(?![A-WYZ\d])|\bUN[CFJ]\b|\bG ?\d\/\d\b|\b(?:BSPP?|NPT)\b/i;
const LONGEST = 80;

export const countDrawn = (step: StepText): number => Math.max(...DRAWN.map((kind) => step.all(kind).length));

/** Thread notes among the texts of the file, each once. */
export function threadTexts(step: StepText): readonly string[] {
  const texts = Object.entries(WRITTEN).flatMap(([kind, place]) =>
    step.all(kind).map((id) => textOf(step.part(id, kind)?.args[place]).trim()),
  );
  return [...new Set(texts.filter((text) => text.length <= LONGEST && THREAD.test(text)))];
}
