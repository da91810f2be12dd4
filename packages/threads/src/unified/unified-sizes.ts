import { UNIFIED_SIZES, type UnifiedSeries } from '../data/unified.data.ts';
import { inchesOf } from '../inch-size.ts';

export interface UnifiedSize {
  readonly series: UnifiedSeries;
  readonly size: string;
  readonly threadsPerInch: number;
}

export const UNIFIED_SERIES: readonly UnifiedSeries[] = ['UNC', 'UNF', 'UNEF'];

/** Every standard size, series by series, ascending. */
export const ALL_UNIFIED_SIZES: readonly UnifiedSize[] = UNIFIED_SERIES.flatMap((series) =>
  UNIFIED_SIZES[series]
    .map(([size, threadsPerInch]) => ({ series, size, threadsPerInch }))
    .sort((one, other) => inchesOf(one.size) - inchesOf(other.size)),
);
