import type { Millimetres } from '@truciolo/units';
import type { UnifiedSeries } from './data/unified.data.ts';

export type PipeSystem = 'G' | 'R' | 'Rp' | 'Rc' | 'NPT';
export type System = 'M' | UnifiedSeries | PipeSystem | 'Tr';
export type Hand = 'right' | 'left';

/** Tolerance classes written in a designation; null where it states none and the default applies. */
export interface ToleranceClasses {
  readonly internal: string | null;
  readonly external: string | null;
}

interface AnyThread {
  readonly hand: Hand;
  readonly classes: ToleranceClasses;
}

/** M and Tr: diameter and pitch in mm; the lead is pitch times starts. */
export interface MetricThread extends AnyThread {
  readonly system: 'M' | 'Tr';
  readonly nominal: Millimetres;
  readonly pitch: Millimetres;
  readonly starts: number;
}

/** Size as written: "#8", "1/4", "1 1/2". */
export interface UnifiedThread extends AnyThread {
  readonly system: UnifiedSeries;
  readonly size: string;
  readonly threadsPerInch: number;
}

export interface PipeThread extends AnyThread {
  readonly system: PipeSystem;
  readonly size: string;
}

/** What a designation names, without any computed dimension. */
export type Thread = MetricThread | UnifiedThread | PipeThread;

export const NO_CLASSES: ToleranceClasses = { internal: null, external: null };
