import type {
  AnalyzeProgress,
  Calibration,
  Dialect,
  LengthUnit,
  Machine,
  Picture,
  Report,
  SourceFile,
  TimelineRun,
} from '@truciolo/gcode';

export interface AnalysisRequest {
  /** The first is the program, the others hold subprograms. */
  readonly files: readonly SourceFile[];
  readonly dialect: Dialect | null;
  /** Null: a typical machine of the program's kind. */
  readonly machine: Machine | null;
  readonly calibration: Calibration | null;
  /** Diameters in mm typed on the page, by tool name. */
  readonly diameters: Readonly<Record<string, number>>;
  /** Unit chosen on the page for a program that declares none. */
  readonly unit: LengthUnit | null;
}

export interface AnalysisResult {
  readonly report: Report;
  readonly picture: Picture;
  readonly runs: readonly TimelineRun[];
  /** Byte at which each line starts, one array a file, with the file's end last. */
  readonly lineStarts: readonly Uint32Array<ArrayBuffer>[];
  readonly machineName: string;
  /** Time the worker took, s. */
  readonly workSeconds: number;
}

export interface Progress {
  readonly phase: AnalyzeProgress['phase'] | 'drawing';
  /** 0..1 of the phase. */
  readonly share: number;
}

export type WorkerAnswer =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly result: AnalysisResult };
