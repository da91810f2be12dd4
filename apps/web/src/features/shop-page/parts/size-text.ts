import type { ShopLanguage } from '@truciolo/contract';
import type { PartMeasures, PartReport } from '@truciolo/part';
import { shopNumber } from '../format.ts';

/** "Ø120 × 44 mm" of a turned part, "120 × 84 × 16 mm" of another; the longest side first. */
export function sizeText(measures: PartMeasures | PartReport, language: ShopLanguage): string {
  const write = (length: number) => shopNumber(length, language, 1);
  const turning = 'turning' in measures ? measures.turning : null;
  if (turning) return `Ø${write(turning.diameter)} × ${write(turning.length)} mm`;
  return `${measures.box.toReversed().map(write).join(' × ')} mm`;
}
