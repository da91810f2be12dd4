import type { Dialect } from '../dialect.ts';
import type { Finding } from '../finding.ts';
import type { UndeclaredUnit } from '../program-unit.ts';
import type { FeedBin } from './feed-histogram.ts';
import type { OperationReport } from './operation-report.ts';
import type { TimeBand, TimeKind } from './time-band.ts';
import type { TimeSplit } from './time-split.ts';
import type { ToolReport } from './tool-report.ts';

export interface Extents {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

/** The report of a program. Lengths in mm, time in seconds, coordinates as programmed. */
export interface Report {
  readonly dialect: Dialect;
  readonly lathe: boolean;
  /** Null when the program declares its unit. */
  readonly undeclaredUnit: UndeclaredUnit | null;
  readonly lines: number;
  readonly moves: {
    readonly rapid: number;
    readonly feed: number;
    readonly arc: number;
    readonly spline: number;
  };
  readonly length: { readonly rapid: number; readonly feed: number; readonly spline: number };
  /** Null when nothing moves. As programmed: X of a lathe is a diameter where the program writes diameters. */
  readonly extents: Extents | null;
  readonly cutExtents: Extents | null;
  readonly tools: readonly ToolReport[];
  readonly operations: readonly OperationReport[];
  readonly time: TimeSplit;
  /** How far `time` can be trusted. */
  readonly timeKind: TimeKind;
  /** Where the real time will most likely lie; `high` is null when the time is only a lower bound. */
  readonly timeBand: TimeBand;
  /** Length over feed, the estimate of simpler tools. */
  readonly constantFeedTime: number;
  readonly feedHistogram: readonly FeedBin[];
  readonly findings: readonly Finding[];
  /** EUR for the planned time at the machine's rate; null without a rate. */
  readonly cost: number | null;
}
