import { PLANE, type Plane } from '../canon/row-kind.ts';
import type { CanonSink } from '../canon/sink.ts';
import { CutterCompensation } from '../compensation/cutter-compensation.ts';
import type { FindingValues } from '../finding.ts';
import type { FindingCode } from '../finding-catalog.data.ts';
import type { FrontEndJob } from '../front-end.ts';
import { UNIT_MM } from '../program-unit.ts';
import { Block } from './block.ts';
import type { CallFrame, LoopMark } from './call-frame.ts';
import { CycleMemory } from './cycle-memory.ts';
import { LengthOffsets } from './length-offsets.ts';
import type { ModalStore } from './modal-store.ts';
import { Offsets } from './offsets.ts';
import type { OpenCorner } from './open-corner.ts';
import type { FileIndex } from './program-index.ts';
import { Transform } from './transform.ts';
import { TurningWords } from './turning/turning-words.ts';
import { Variables } from './variables.ts';

/** Motion codes times ten; -1 = none (G80). */
const MOTION = { none: -1, rapid: 0, line: 10, cw: 20, ccw: 30 } as const;

/** Corner LinuxCNC takes as straight on, rad: its TOLERANCE_CONCAVE_CORNER. */
const RS274_SMOOTH = 0.05;

/** All that a run of an ISO program knows at a moment. Functions beside it do the work. */
export class IsoRun {
  readonly job: FrontEndJob;
  readonly sink: CanonSink;
  readonly rs274: boolean;
  readonly variables: Variables;
  readonly block = new Block();
  readonly offsets: Offsets;
  readonly transform = new Transform();
  readonly compensation: CutterCompensation;
  readonly cycle = new CycleMemory();

  /** Reading position: file, byte and line. */
  file = 0;
  bytes: Uint8Array;
  at = 0;
  line = 0;
  lineStart = 0;
  frames: CallFrame[] = [];
  /** Loops open in the main program. */
  readonly mainLoops = new Map<string, LoopMark>();
  ended = false;
  /** Number of the main program, '' until its O word. */
  mainLabel = '';
  /** Blocks run so far that had words. */
  executed = 0;
  readonly indexes = new Map<number, FileIndex>();
  /** A line `%` opened the program: the next one closes it. */
  sawPercent = false;

  /** mm for one unit of the program. */
  unit = 1;
  unitLine = 0;
  incremental = false;
  /** I J K from the start point (G91.1) or absolute (G90.1). */
  absoluteCentres = false;
  /** X words are diameters. */
  xFactor = 1;
  plane: Plane = PLANE.xy;
  motion: number = MOTION.none;
  /** Macro-B: the code of group 01 that holds again once a cycle ends. */
  motionBeforeCycle: number = MOTION.none;
  /** The present block names its motion code. */
  motionGiven = false;
  /** mm/min, mm/rev or 1/min by the state's feed mode; 0 = never given. */
  feed = 0;
  retractToR = false;
  polar = false;
  /** G12.1 and G7.1: C words are lengths across the tool axis, with this many mm per unit; 0 = off. */
  crossLength = 0;
  /** Turn of the tilted plane of G68.2, degrees, until G53.1 takes the axes there. */
  tilt = 0;
  /** Modal states saved by M70 and M73. */
  readonly modalStore: ModalStore = new Map();
  /** One-shot exact stop of G9. */
  exactStopOnce = false;
  /** Corner asked by `,R` or `,C` at the end of the present line; '' = none. */
  cornerKind: '' | 'R' | 'C' = '';
  cornerSize = 0;
  /** Cut held back until its corner can be made. */
  corner: OpenCorner | null = null;
  /** Row of the stream at which G40 was given: the next move leaves cutter compensation; -1 = none. */
  compensationEnd = -1;
  selectedTool = -1;
  readonly lengthOffsets = new LengthOffsets();
  /** M29: the tapping cycle starts and turns the spindle itself. */
  rigidTapping = false;
  /** Comment on the line before, which often names the tool that comes. */
  lastComment = '';
  /** Macro called at each move by G66, null = none. */
  modalMacro: { program: number; locals: Map<number, number> } | null = null;
  /** Control points of an open NURBS block, G5.2: x, y, weight. */
  readonly nurbs: [number, number, number][] = [];
  nurbsOrder = 3;
  /** Value that an o-word sub returned last. */
  returnValue = 0;
  /** Last point touched, for the probe variables. */
  probed: [number, number, number] = [0, 0, 0];

  /** Reads and runs the next line; set by the reader. */
  stepLine: (run: IsoRun) => void = () => undefined;
  /** This run only reads a contour for a turning cycle: no such cycle inside it. */
  inContour = false;
  /** The sub that holds the contour has reached its end. */
  contourEnded = false;
  readonly contoursRead = new Set<string>();
  readonly turningWords = new TurningWords();

  constructor(job: FrontEndJob, variables?: Variables) {
    this.job = job;
    this.sink = job.sink;
    this.offsets = new Offsets(job.home);
    this.rs274 = job.dialect === 'linuxcnc' || job.dialect === 'grbl';
    this.variables = variables ?? new Variables(this.rs274);
    this.compensation = new CutterCompensation(job.sink);
    if (this.rs274) this.compensation.smooth = RS274_SMOOTH;
    this.compensation.entersOnArcs = this.rs274;
    this.compensation.onError = (code, reason, line) =>
      job.findings.add(code, line, 0, { reason }, this.file);
    this.bytes = job.files[0]?.bytes ?? new Uint8Array(0);
    this.unit = UNIT_MM[job.unit.assumed];
    if (job.lathe && !this.rs274) {
      this.xFactor = 0.5;
      this.plane = PLANE.zx;
      // A lathe wakes up in G99: feed per revolution.
      job.sink.set({ feedMode: 'perRevolution' });
    }
  }

  /** Lathe with macro-B code system A: U W are increments, G90 G92 G94 cycles, G98 G99 feed modes. */
  get turning(): boolean {
    return this.job.lathe && !this.rs274;
  }

  finding(code: FindingCode, column: number, values: FindingValues = {}): void {
    this.job.findings.add(code, this.line, column, values, this.file);
  }
}
