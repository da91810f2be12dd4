import type { CanonTool } from '../canon/modal-state.ts';
import { PLANE } from '../canon/row-kind.ts';
import type { Point2 } from '../compensation/offset-curve.ts';
import { ControlRun } from '../controls/control-run.ts';
import type { FindingValues } from '../finding.ts';
import type { FindingCode } from '../finding-catalog.data.ts';
import type { FrontEndJob } from '../front-end.ts';
import type { Point } from '../toolpath/frame.ts';
import { Formula } from './formula.ts';
import { indexLabels, type LabelIndex } from './label-index.ts';
import { MotionWords } from './motion-words.ts';
import { QValues } from './q-values.ts';
import { BlockPieces } from './tokens.ts';
import { Transforms } from './transforms.ts';

/** A label's stretch or a program that was called. */
interface KlartextFrame {
  readonly kind: 'label' | 'program';
  readonly returnFile: number;
  readonly returnLine: number;
}

/** State of `CALL LBL 1 REP 5/5`: remaining passes, and the repeated range. */
interface RepeatCount {
  left: number;
  readonly from: number;
  readonly to: number;
}

export type ApproachKind = 'LT' | 'LN' | 'CT' | 'LCT';

/** An APPR block waits for the first contour element to know its direction. */
export interface Approach {
  readonly kind: ApproachKind;
  /** First contour point. */
  readonly to: Point;
  readonly length: number;
  readonly radius: number;
  readonly angle: number;
  readonly feed: number;
  readonly left: boolean;
  readonly line: number;
}

/** All that a run of a Klartext program knows at a moment. Functions beside it do the work. */
export class KlartextRun extends ControlRun {
  readonly q: QValues;
  readonly formula: Formula;
  readonly pieces = new BlockPieces();
  /** Words of the contour block being read. */
  readonly words = new MotionWords();
  readonly transforms = new Transforms();

  sawEnd = false;
  frames: KlartextFrame[] = [];
  readonly repeats = new Map<string, RepeatCount>();

  /** mm for one unit of the program. */
  unit = 1;
  /** mm/min, or mm/rev under M136; 0 = never given. */
  feed = 0;
  /** Feed of TOOL CALL, for F AUTO. */
  toolFeed = 0;
  /** Circle centre and pole, in the plane. */
  centre: Point2 = [0, 0];
  /** DR of the last circle. */
  lastDirection: 1 | -1 = 1;
  /** The FK element being read joins the one before smoothly. */
  freeTangent = false;
  compensation: 'R0' | 'RL' | 'RR' = 'R0';
  approach: Approach | null = null;
  /** The present block's corner was taken by the move before it. */
  cornerTaken = false;
  /** Oversize DR of TOOL CALL. */
  toolOversize = 0;
  /** Comment of the line before, which often names the tool. */
  lastComment = '';

  /** Machining cycle in force, 0 = none; texts for old cycles by sub-number. */
  cycle = 0;
  readonly cycleWords = new Map<number, number[]>();
  cycleProgram = '';
  /** DR- in the definition of an old pocket. */
  cycleClockwise = false;
  /** M89: the cycle runs at each position. */
  modalCycle = false;
  /** Points of PATTERN DEF in program coordinates. */
  pattern: Point[] = [];
  /** SEL PGM, for CALL SELECTED PGM. */
  selectedProgram = '';

  private readonly labels = new Map<number, LabelIndex>();

  /** Reads and runs the next block; set by the reader. */
  step: (run: KlartextRun) => void = () => undefined;
  /** Angles the rotary axes were last turned to by PLANE. */
  planeAngles: readonly number[] = [0, 0, 0];
  /** Labels of CYCL DEF 14. */
  contourLabels: readonly string[] = [];

  constructor(job: FrontEndJob, q = new QValues()) {
    super(job);
    this.q = q;
    this.path.plane = PLANE.xy;
    this.formula = new Formula(this.q, job.guard.limits.maxExpressionDepth);
    this.formula.onMissing = (name, piece) => this.findingAt('undefined-variable', piece, { name });
  }

  labelsOf(file: number): LabelIndex {
    const known = this.labels.get(file);
    if (known) return known;
    const made = indexLabels(this.source(file));
    this.labels.set(file, made);
    return made;
  }

  /** A finding at a piece of the block, which may stand on a later line. */
  findingAt(code: FindingCode, piece: number, values: FindingValues = {}): void {
    const { pieces } = this;
    const i = Math.max(0, Math.min(piece, pieces.count - 1));
    this.job.findings.add(code, pieces.line[i] ?? this.line, pieces.column[i] ?? 0, values, this.file);
  }

  /** Radius in mm of the tool in the spindle with its oversize, undefined = not known. */
  get toolRadius(): number | undefined {
    const radius = this.tool && this.job.tools.radius(this.tool);
    return radius === undefined ? undefined : radius + this.toolOversize;
  }

  /** The same for a cycle: the tool's name or comment counts too. */
  get cycleRadius(): number | undefined {
    const radius = this.tool && this.job.tools.cycleRadius(this.tool);
    return radius === undefined ? undefined : radius + this.toolOversize;
  }

  /** Tool in the spindle. */
  get tool(): CanonTool | undefined {
    return this.sink.canon.tools[this.sink.state.tool];
  }
}
