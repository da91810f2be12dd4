import type { Canon } from './canon/canon.ts';
import { detectDialect } from './dialect.ts';
import type { FindingList } from './finding.ts';
import { type InterpretOptions, interpretSteps } from './interpret.ts';
import { type Calibration, NO_CALIBRATION, UNCALIBRATED_BAND } from './machine/calibrate.ts';
import { DEFAULT_LATHE, DEFAULT_MILL } from './machine/example-machines.data.ts';
import { homeOf, NO_HOME } from './machine/home.ts';
import type { Machine } from './machine/machine.ts';
import { planSteps } from './plan/plan-program.ts';
import { programKind } from './program-kind.ts';
import { type LengthUnit, likelyUnit, type UndeclaredUnit } from './program-unit.ts';
import { feedHistogram } from './report/feed-histogram.ts';
import { type Box, measure } from './report/geometry.ts';
import { reportOperations } from './report/operation-report.ts';
import type { Extents, Report } from './report/report.ts';
import { findInRows } from './report/row-findings.ts';
import { tallyStates } from './report/tally.ts';
import { timeBandOf, timeKindOf } from './report/time-band.ts';
import { addState, noTime } from './report/time-split.ts';
import { reportTools } from './report/tool-report.ts';
import { readable, type SourceFile } from './source-file.ts';

export interface AnalyzeOptions extends InterpretOptions {
  /** Left out: a typical machining centre, or lathe when the program is one. */
  readonly machine?: Machine;
  readonly calibration?: Calibration;
}

/** The report, and the data of the picture. */
interface Analysis {
  readonly report: Report;
  readonly canon: Canon;
  /** Seconds of each row of the stream. */
  readonly seconds: Float32Array<ArrayBuffer>;
  readonly machine: Machine;
}

export interface AnalyzeProgress {
  readonly phase: 'reading' | 'planning' | 'reporting';
  /** 0..1 of the phase. */
  readonly share: number;
}

/** Step by step, for a worker: each step is some ten milliseconds; stop asking and it is cancelled. */
export function* analyzeSteps(
  files: readonly SourceFile[],
  options: AnalyzeOptions = {},
): Generator<AnalyzeProgress, Analysis, void> {
  const known = new Map(options.machine?.tools.map((tool) => [tool.number, tool.diameter / 2]));
  const toolRadius = options.toolRadius ?? ((tool: number) => known.get(tool));
  const dialect =
    options.dialect ?? detectDialect(readable(files[0] ?? { name: '', bytes: new Uint8Array(0) }));
  const written = files[0] ? programKind(files[0]) : null;
  const lathe = options.lathe ?? (written ?? options.machine?.kind) === 'lathe';
  const machine = options.machine ?? (lathe ? DEFAULT_LATHE : DEFAULT_MILL);
  // GRBL and LinuxCNC store G28 and G30 on the machine: a typical machine does not know them.
  const isStored = dialect === 'grbl' || dialect === 'linuxcnc';
  const home = options.home ?? (options.machine || !isStored ? homeOf(machine, lathe) : NO_HOME);
  const reading = interpretSteps(files, { ...options, dialect, lathe, toolRadius, home });
  let read = reading.next();
  for (; !read.done; read = reading.next()) yield { phase: 'reading', share: read.value };
  const { canon, findings, lines, tools, unitIsDeclared } = read.value;
  if ((machine.kind === 'lathe') !== lathe) {
    findings.add(lathe ? 'machine-not-lathe' : 'machine-not-mill', 0, 0, { machine: machine.name });
  }
  const planning = planSteps(canon, machine);
  let planned = planning.next();
  for (; !planned.done; planned = planning.next()) yield { phase: 'planning', share: planned.value };
  const { seconds } = planned.value;
  yield { phase: 'reporting', share: 0 };
  const geometry = measure(canon);
  if (canon.diameterX) for (const box of [geometry.extents, geometry.cutExtents]) box.doubleX();
  const factors = options.calibration?.factors ?? NO_CALIBRATION;
  const band = options.calibration?.band ?? UNCALIBRATED_BAND;
  const tally = tallyStates(canon, seconds);
  findInRows(canon, geometry, tally, machine, findings, { lathe, dialect });
  // GRBL and LinuxCNC wake up in millimetres; other controls in the unit they were last left in.
  const undeclaredUnit =
    unitIsDeclared || isStored || canon.count === 0 ? null : undeclared(files[0], options.unit);
  if (undeclaredUnit && !options.unit) tellUnit(findings, undeclaredUnit);
  const time = noTime();
  for (const state of canon.states.keys()) addState(time, tally, state, factors);
  const timeKind = timeKindOf(findings);
  const report: Report = {
    dialect,
    lathe,
    undeclaredUnit,
    lines,
    moves: geometry.moves,
    length: geometry.length,
    extents: toExtents(geometry.extents),
    cutExtents: toExtents(geometry.cutExtents),
    tools: reportTools(canon, tally, factors, tools),
    operations: reportOperations(canon, tally, factors),
    time,
    timeKind,
    timeBand: timeBandOf(time.total, timeKind, band),
    constantFeedTime: geometry.constantFeedTime,
    feedHistogram: feedHistogram(canon, seconds, tally),
    findings: findings.finish(),
    cost: machine.rate > 0 ? (time.total / 3600) * machine.rate : null,
  };
  return { report, canon, seconds, machine };
}

function undeclared(file: SourceFile | undefined, chosen: LengthUnit = 'mm'): UndeclaredUnit {
  return { used: chosen, likely: file ? likelyUnit(readable(file)) : null };
}

function tellUnit(findings: FindingList, { likely }: UndeclaredUnit): void {
  const hint = likely === 'inch' ? ', ma sembra in pollici' : '';
  findings.add('unit-undeclared', 0, 0, { unit: 'millimetri', hint });
}

function toExtents(box: Box): Extents | null {
  return box.empty ? null : { min: box.min, max: box.max };
}

/** Reads, times and reports a program in one go. */
export function analyze(program: Uint8Array | readonly SourceFile[], options: AnalyzeOptions = {}): Analysis {
  const files = program instanceof Uint8Array ? [{ name: '', bytes: program }] : program;
  const steps = analyzeSteps(files, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
