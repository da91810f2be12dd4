import type { CellLine } from '../labels/cell-line.ts';
import type { LabelledValue } from '../labels/labelled-values.ts';
import type { Found, Roughness } from '../reading.ts';
import { found, reasonOf, trustOf } from '../reasons.ts';
import { readLabelledRoughness, readRoughness } from './roughness.ts';

/** A roughness in letters this much larger than the others holds for the whole part. */
const LARGER = 1.4;

/** The roughness for surfaces without one: its cell, else the value beside which others stand in brackets or smaller. */
export function generalRoughness(
  values: readonly LabelledValue[],
  all: readonly CellLine[],
): Found<Roughness> | null {
  for (const { label, text, lines, where } of values) {
    // A cell for the finish has a treatment, or the roughness with its name.
    const isFinish = label.field === 'surface' && /^R[az]\b/.test(text);
    const value =
      (label.field === 'roughness' && text !== '') || isFinish ? readLabelledRoughness(text) : null;
    if (value) return found(value, lines, { confidence: trustOf(where), reason: reasonOf(where), text });
  }
  const written = all.filter(({ line }) => readRoughness(line.text).length > 0);
  const sizes = all.map(({ line }) => line.size).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length * 0.75)] ?? 0;
  const line = written.find(
    ({ line: { text, size } }) => /\(\s*(?:R[az]|√|✓)/.test(text) || size > usual * LARGER,
  )?.line;
  const [value] = line ? readRoughness(line.text) : [];
  return line && value
    ? found(value, [line], { confidence: 'likely', reason: 'simbolo generale sul disegno' })
    : null;
}
