import type { Millimetres } from '@truciolo/units';
import type { InchSeries } from './data/inch.data.ts';

export type MetricSystem = 'M' | 'MJ' | 'EG' | 'Tr' | 'S' | 'Rd';
/** UN and UNS have no table: UN follows the ranges of ASME B1.1, UNS takes any diameter and pitch. */
export type InchSystem = InchSeries | 'UN' | 'UNS';
export type PipeSystem = 'G' | 'R' | 'Rp' | 'Rc' | 'NPT' | 'NPTF' | 'NPSM' | 'Pg';
export type System = MetricSystem | InchSystem | PipeSystem;
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

/** Diameter and pitch in mm (the pitch of Rd is a fraction of an inch); the lead is pitch times starts. */
export interface MetricThread extends AnyThread {
  readonly system: MetricSystem;
  readonly nominal: Millimetres;
  readonly pitch: Millimetres;
  readonly starts: number;
}

/** Size as written: "#8", "1/4", "1 1/2". */
export interface InchThread extends AnyThread {
  readonly system: InchSystem;
  readonly size: string;
  readonly threadsPerInch: number;
}

export interface PipeThread extends AnyThread {
  readonly system: PipeSystem;
  readonly size: string;
}

/** A thread as its designation names it, without computed dimensions. */
export type Thread = MetricThread | InchThread | PipeThread;

export const NO_CLASSES: ToleranceClasses = { internal: null, external: null };
