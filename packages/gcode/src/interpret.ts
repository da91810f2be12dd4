import type { Canon } from './canon/canon.ts';
import { CanonSink } from './canon/sink.ts';
import { type Dialect, detectDialect } from './dialect.ts';
import { FindingList } from './finding.ts';
import { foreignFile } from './foreign-file.ts';
import { FRONT_ENDS } from './front-ends.ts';
import { boundRows, DEFAULT_LIMITS, RunGuard, type RunLimits } from './limits.ts';
import { type Home, NO_HOME } from './machine/home.ts';
import { programKind } from './program-kind.ts';
import { type LengthUnit, UNIT_MM } from './program-unit.ts';
import { countLines, readable, type SourceFile } from './source-file.ts';
import { ToolBook } from './tools/tool-book.ts';

export interface InterpretOptions {
  /** Left out: told from the text and the file's extension. */
  readonly dialect?: Dialect;
  /** Left out: told from the text. */
  readonly lathe?: boolean;
  readonly limits?: Partial<RunLimits>;
  /** Radius in mm by tool number, for G41, G42 and pockets. */
  readonly toolRadius?: (tool: number) => number | undefined;
  /** Diameters in mm that a person typed, by tool as `toolName` calls it; they count before all others. */
  readonly diameters?: Readonly<Record<string, number>>;
  /** Reference point of the machine; left out, it is the program's zero. */
  readonly home?: Home;
  /** Unit of an ISO program that declares none; left out: millimetres. */
  readonly unit?: LengthUnit;
}

export interface Interpretation {
  readonly dialect: Dialect;
  readonly lathe: boolean;
  readonly lines: number;
  readonly canon: Canon;
  readonly findings: FindingList;
  readonly tools: ToolBook;
  /** False when an ISO program has neither G20 nor G21. */
  readonly unitIsDeclared: boolean;
}

/** Bytes of an average finishing line: sizes the first arrays so that a long program grows them once at most. */
const BYTES_PER_ROW = 22;

/** Read a program step by step: yields the share done, returns the canonical stream. */
export function* interpretSteps(
  files: readonly SourceFile[],
  options: InterpretOptions = {},
): Generator<number, Interpretation, void> {
  const [main = { name: '', bytes: new Uint8Array(0) }, ...others] = files.map(readable);
  const dialect = options.dialect ?? detectDialect(main);
  const lathe = options.lathe ?? programKind(main) === 'lathe';
  const limits = boundRows({ ...DEFAULT_LIMITS, ...options.limits }, main.bytes.length);
  const sink = new CanonSink(Math.ceil(main.bytes.length / BYTES_PER_ROW), limits.maxRows);
  const findings = new FindingList();
  sink.onRefused = (line) =>
    findings.add('bad-number', line, 0, { word: 'coordinata non calcolabile' }, sink.state.file);
  // A program has no more lines than bytes.
  const guard = new RunGuard(limits, main.bytes.length);
  const reached = { at: 0, lines: 0 };
  const isIso = dialect !== 'siemens' && dialect !== 'heidenhain';
  const unit = { assumed: options.unit ?? 'mm', isDeclared: !isIso };
  const tools = new ToolBook(
    {
      ...(options.diameters && { typed: options.diameters }),
      ...(options.toolRadius && { machine: options.toolRadius }),
      ...(options.unit && { unit: UNIT_MM[options.unit] }),
    },
    main,
  );
  const foreign = foreignFile(main);
  if (foreign) {
    const { code, ...values } = foreign;
    findings.add(code, 0, 0, values);
    const lines = countLines(main.bytes);
    return { dialect, lathe, lines, canon: sink.canon, findings, tools, unitIsDeclared: true };
  }
  yield* FRONT_ENDS[dialect]({
    files: [main, ...others],
    dialect,
    sink,
    findings,
    guard,
    lathe,
    reached,
    tools,
    home: options.home ?? NO_HOME,
    unit,
  });
  const lines = countLines(main.bytes, reached.at, reached.lines);
  const { isDeclared } = unit;
  return { dialect, lathe, lines, canon: sink.canon, findings, tools, unitIsDeclared: isDeclared };
}

/** Read a program in one go. */
export function interpret(files: readonly SourceFile[], options: InterpretOptions = {}): Interpretation {
  const steps = interpretSteps(files, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
