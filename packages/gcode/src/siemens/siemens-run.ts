import { ControlRun } from '../controls/control-run.ts';
import type { FrontEndJob } from '../front-end.ts';
import { Frame, type Point } from '../toolpath/frame.ts';
import { SiemensBlock } from './block.ts';
import { Expression } from './expression.ts';
import { type FileIndex, indexFile } from './file-index.ts';
import { namesM6 } from './names-m6.ts';
import { tokenise } from './tokenise.ts';
import { TokenLine } from './tokens.ts';
import { type Value, Variables } from './variables.ts';

export type Motion = 'G0' | 'G1' | 'G2' | 'G3' | 'CIP' | 'CT' | 'G33' | 'G63' | 'G331' | 'G332' | Spline;
type Spline = 'ASPLINE' | 'BSPLINE' | 'CSPLINE' | 'POLY';

const MAX_CACHED_LINES = 20_000;

/** A subprogram that runs, or a stretch of the program that REPEAT runs again. */
interface CallFrame {
  readonly kind: 'call' | 'repeat';
  readonly file: number;
  /** First and last line of the stretch; a call ends where its file or section does. */
  readonly start: number;
  readonly end: number;
  /** Runs still to come after the present one. */
  left: number;
  readonly returnFile: number;
  readonly returnLine: number;
  /** Waits for the PROC line. */
  args: readonly (Value | undefined)[];
  /** Variables of the caller given by reference: parameter name and caller's variable. */
  readonly names: readonly string[];
  references: { parameter: string; target: string }[];
  /** Called by MCALL: positions inside it do not call again. */
  readonly modal: boolean;
}

/** A stretch of a file: lines from 0, `end` past the last. */
export interface Place {
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

interface ModalCall {
  readonly name: string;
  readonly args: readonly (Value | undefined)[];
  readonly line: number;
}

/** All that a run of an 840D program knows at a moment. Functions beside it do the work. */
export class SiemensRun extends ControlRun {
  readonly variables: Variables;
  readonly expression: Expression;
  readonly block = new SiemensBlock();

  frames: CallFrame[] = [];
  /** The text ran out before M30 or M2. */
  missingEnd = false;
  modalCall: ModalCall | null = null;

  motion: Motion = 'G1';
  /** mm for one unit of the program: lengths, and feeds (G70 leaves feeds alone, G700 does not). */
  unit = 1;
  feedUnit = 1;
  unitKnown = false;
  incremental = false;
  /** X words are diameters: DIAMON always, DIAM90 only when absolute. */
  diameter: 'off' | 'on' | 'absolute' = 'off';
  /** mm/min, mm/rev or 1/min by the state's feed mode; 0 = never given. */
  feed = 0;
  /** Last programmed point: increments after a new frame count from it. */
  programmed: Point = [0, 0, 0];
  /** Shift of G58, G59 and TRANS, rotation, scale, mirror: the base of ATRANS and similar. */
  programFrame = Frame.identity;
  /** Plane of CYCLE800, under the program's own frame. */
  swivel = Frame.identity;
  /** Its angles, for the way the rotary axes turn. */
  swivelAngles: readonly number[] = [0, 0, 0];
  /** Pole of G110-G112 in program coordinates. */
  pole: Point = [0, 0, 0];
  poleAngle = 0;
  exactStopOnce = false;
  /** G96: S is m/min. */
  surfaceSpeedOn = false;
  modalRound = 0;
  /** Lead of the last thread, mm. */
  threadLead = 0;
  selectedTool: { number: number; name: string | null } | null = null;
  /** Values the program gave to $ variables and to settings with an axis index such as ACC. */
  readonly stored = new Map<string, Value>();
  /** Channel axes in order, for settings indexed by name or number. */
  readonly axisNames: string[] = ['X', 'Y', 'Z'];
  /** Points of an open spline, with weight. */
  readonly splinePoints: { at: Point; weight: number; line: number; kind: Motion }[] = [];
  splineDegree = 3;
  /** Values of the control's own variables; set by the reader. */
  readSystem: (name: string, indices: readonly Value[]) => Value | undefined = () => undefined;
  /** Runs the modal call at a position; set by the reader. */
  atPosition: () => void = () => undefined;
  /** Called with each programmed end point: points of a B-spline are programmed and not passed through. */
  onProgrammed: (point: Point) => void = () => undefined;

  /** Reads and runs the next line; set by the reader. */
  step: (run: SiemensRun) => void = () => undefined;
  /** Contours that CYCLE62 named for the next cycle; true once a cycle has used them. */
  contours: Place[] = [];
  contoursUsed = false;

  private withoutM6: boolean | null = null;
  private readonly fresh = new TokenLine();
  /** Lines that ran before, by file and line: loops do not read their text again. */
  private readonly cache = new Map<number, TokenLine>();
  private readonly seen = new Map<number, Uint8Array>();
  private readonly indexes = new Map<number, FileIndex>();

  constructor(job: FrontEndJob, variables = new Variables()) {
    super(job);
    this.variables = variables;
    this.expression = new Expression(
      {
        readR: (number) => this.variables.r.get(number) ?? 0,
        readVariable: (name, indices) =>
          this.variables.read(name, indices.map(Number)) ?? this.readStored(name, indices),
        readSystem: (name, indices) => this.readSystem(name, indices),
      },
      job.guard.limits.maxExpressionDepth,
    );
    if (job.lathe) {
      this.diameter = 'on';
      this.path.plane = 1;
      job.sink.canon.diameterX = true;
    }
  }

  index(file: number): FileIndex {
    const known = this.indexes.get(file);
    if (known) return known;
    const made = indexFile(this.source(file));
    this.indexes.set(file, made);
    return made;
  }

  /** Tokens of a line (from 0) of the present file. */
  readTokens(line: number): TokenLine {
    const key = this.file * 2 ** 32 + line;
    const cached = this.cache.get(key);
    if (cached) return cached;
    const source = this.source(this.file);
    tokenise(source.bytes, source.start(line), source.end(line), this.fresh);
    let seen = this.seen.get(this.file);
    if (!seen) {
      seen = new Uint8Array(source.lines);
      this.seen.set(this.file, seen);
    }
    if (seen[line] === 0) {
      seen[line] = 1;
      return this.fresh;
    }
    if (this.cache.size >= MAX_CACHED_LINES) this.cache.clear();
    const copy = this.fresh.copy();
    this.cache.set(key, copy);
    return copy;
  }

  /** A job without M6 anywhere changes its tools with the T word (machine data 22550 = 0). */
  get changesByT(): boolean {
    this.withoutM6 ??= this.job.files.every((file) => !namesM6(file));
    return this.withoutM6;
  }

  /** Key of a setting with an axis index: name and number of the axis are the same place. */
  storedKey(name: string, indices: readonly Value[]): string {
    return `${name}[${indices.map((index) => (typeof index === 'string' ? this.axisNumber(index) : index)).join()}]`;
  }

  private readStored(name: string, indices: readonly Value[]): Value | undefined {
    return this.stored.get(this.storedKey(name, indices));
  }

  /** X Y Z are 1 2 3; other axes count on in the order the program names them. */
  private axisNumber(name: string): number {
    const at = this.axisNames.indexOf(name);
    return at >= 0 ? at + 1 : this.axisNames.push(name);
  }
}
