import type { Millimetres } from '@truciolo/units';
import { type Warning, warn } from '../warning.ts';

/** How far something sticks out against its diameter; past the limit it bends and chatters. */
export function overhangRatio(
  overhang: Millimetres | undefined,
  D: Millimetres,
  limit: number,
): { readonly own: { readonly LD?: number }; readonly warnings: readonly Warning[] } {
  if (overhang === undefined) return { own: {}, warnings: [] };
  const ratio = overhang / D;
  return { own: { LD: ratio }, warnings: ratio > limit ? [warn('overhang', { ratio, limit })] : [] };
}
