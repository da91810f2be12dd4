import type { CuttingMaterial } from '../material.ts';

/** "170-215 HB", "max 241 HB", "58-62 HRC": the middle of a record's hardness, and its scale. */
function statedHardness(text: string): { readonly scale: 'HB' | 'HRC'; readonly middle: number } | undefined {
  const scale = /\b(HB|HRC)\b/.exec(text)?.[1];
  const numbers = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([digits]) => Number(digits.replace(',', '.')));
  const [low, high = low] = numbers;
  if ((scale !== 'HB' && scale !== 'HRC') || low === undefined || high === undefined) return undefined;
  return { scale, middle: (low + high) / 2 };
}

/**
 * How the cutting speed follows the hardness. HB: Sandvik Coromant, Rotating tools, cutting data, p. 120: 30 HB over
 * 150 HB cost 0.925 of the speed. HRC: ISCAR's groups 38 and 39, five points for about a quarter of the speed.
 */
const EXPONENT = { HB: 0.43, HRC: 3.3 } as const;
const [SLOWEST, FASTEST] = [0.5, 1.5];

/** `actual` is in the scale of the material's own record. 1 where nothing is known to compare with. */
export function hardnessFactor(material: CuttingMaterial | undefined, actual: number | undefined): number {
  const stated = material?.hardness === undefined ? undefined : statedHardness(material.hardness);
  if (!stated || actual === undefined || !(actual > 0)) return 1;
  const factor = (stated.middle / actual) ** EXPONENT[stated.scale];
  return Math.min(FASTEST, Math.max(SLOWEST, factor));
}
