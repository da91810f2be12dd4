import { arcLength, arcSweep } from './arc-geometry.ts';
import type { ArcMove } from './arc-move.ts';
import { Canon } from './canon.ts';
import type { ModalState } from './modal-state.ts';
import { PLANE_AXES, ROW } from './row-kind.ts';

/** Upper bound of operations kept apart; past it a program's comments no longer start a new one. */
const MAX_OPERATIONS = 2000;

/** The only door into the canonical stream. All lengths in mm, all positions absolute, X of a lathe as radius. */
export class CanonSink {
  readonly canon: Canon;
  /** Current position, read it instead of keeping a second one. */
  x = 0;
  y = 0;
  z = 0;
  a = 0;
  b = 0;
  c = 0;
  /** Called with the line of a row that was refused because a value was not a finite number. */
  onRefused: (line: number) => void = () => undefined;
  /** No more rows are taken: loops that write many from one block look at it. */
  full = false;
  private readonly maxRows: number;
  private stateIndex = 0;
  private pending: ModalState | null = null;

  /** `maxRows`: a bound, checked when the arrays would have to grow past it. */
  constructor(capacity: number, maxRows = Number.POSITIVE_INFINITY) {
    this.canon = new Canon(capacity);
    this.maxRows = maxRows;
  }

  /** The state that the next row will carry. */
  get state(): ModalState {
    return this.pending ?? (this.canon.states[this.stateIndex] as ModalState);
  }

  /** Change modal values; rows already written keep theirs. */
  set(patch: Partial<ModalState>): void {
    const now = this.state;
    for (const key of Object.keys(patch) as (keyof ModalState)[]) {
      if (patch[key] !== now[key]) {
        this.pending = { ...now, ...patch };
        return;
      }
    }
  }

  /** Marks the rows that `moves` writes as runs to or from the machine's reference point. */
  atReference(moves: () => void): void {
    this.set({ reference: true });
    moves();
    this.set({ reference: false });
  }

  /** Rotary target of the next row, in degrees; moves with it. */
  turnTo(a: number, b: number, c: number): void {
    if (!Number.isFinite(a + b + c)) return;
    this.a = a;
    this.b = b;
    this.c = c;
    if (this.canon.rotary === null && (a !== 0 || b !== 0 || c !== 0)) {
      this.canon.rotary = new Float64Array(this.canon.capacity * 3);
    }
  }

  /**
   * Sets the programmed position where it differs from the last row's end: after the end of
   * cutter compensation the next words count from the programmed point, the tool starts from the offset one.
   */
  place(x: number, y: number, z: number): void {
    this.x = x;
    this.y = y;
    this.z = z;
  }

  rapid(x: number, y: number, z: number, line: number): void {
    this.push(ROW.rapid, x, y, z, 0, line, -1);
  }

  /** Straight cut; `feed` in the unit of the state's feed mode, mm based, 0 when the program never gave one. */
  line(x: number, y: number, z: number, feed: number, line: number): void {
    this.push(ROW.line, x, y, z, feed, line, -1);
  }

  /** Piece of a curve that the front end cut into lines. */
  spline(x: number, y: number, z: number, feed: number, line: number): void {
    this.push(ROW.spline, x, y, z, feed, line, -1);
  }

  probe(x: number, y: number, z: number, feed: number, line: number): void {
    this.push(ROW.probe, x, y, z, feed, line, -1);
  }

  /** Spindle-synchronised straight move; `pitch` in mm per revolution along the path. */
  thread(x: number, y: number, z: number, pitch: number, line: number): void {
    this.push(ROW.thread, x, y, z, pitch, line, -1);
  }

  arc(move: ArcMove): void {
    const { clockwise, plane, x, y, z, centreU, centreV, feed, line } = move;
    const last = this.canon.count - 1;
    const from =
      last < 0 ? [this.x, this.y, this.z] : [this.canon.x[last], this.canon.y[last], this.canon.z[last]];
    const to = [x, y, z];
    const [u, v, w] = PLANE_AXES[plane] ?? [0, 1, 2];
    const startU = from[u] ?? 0;
    const startV = from[v] ?? 0;
    const endU = to[u] ?? 0;
    const endV = to[v] ?? 0;
    const sweep = arcSweep({ startU, startV, endU, endV, centreU, centreV }, clockwise, move.turns ?? 0);
    const radiusStart = Math.hypot(startU - centreU, startV - centreV);
    const radiusEnd = Math.hypot(endU - centreU, endV - centreV);
    const length = arcLength((radiusStart + radiusEnd) / 2, sweep, (to[w] ?? 0) - (from[w] ?? 0));
    const ref = this.canon.arcs.push(plane, centreU, centreV, sweep, length, radiusStart, radiusEnd);
    this.push(clockwise ? ROW.arcCw : ROW.arcCcw, x, y, z, feed, line, ref);
  }

  dwell(seconds: number, line: number): void {
    this.event(ROW.dwell, seconds, line);
  }

  /** Index of a tool in `canon.tools`, added when new. */
  toolIndex(number: number, name: string | null = null, label = ''): number {
    const { tools } = this.canon;
    const found = tools.findIndex((tool) => tool.number === number && tool.name === name);
    if (found >= 0) {
      const tool = tools[found];
      if (tool && tool.label === '') tool.label = label;
      return found;
    }
    return tools.push({ number, name, label }) - 1;
  }

  /** The tool goes into the spindle (M6, T on a turret, TOOL CALL) and a new operation starts. */
  toolChange(tool: number, line: number): void {
    this.set({ tool });
    this.operation('', line);
    this.event(ROW.toolChange, tool, line);
  }

  /** The tool is made ready in the changer (T word alone on a mill). */
  toolSelect(tool: number, line: number): void {
    this.set({ selectedTool: tool });
    this.event(ROW.toolSelect, tool, line);
  }

  /** From here on rows belong to a new operation. */
  operation(name: string, line: number): void {
    const { operations } = this.canon;
    if (operations.length >= MAX_OPERATIONS) return;
    operations.push({ name, line, tool: this.state.tool });
    this.set({ operation: operations.length - 1 });
  }

  /** Start, stop or change of speed of the spindle. */
  spindle(direction: -1 | 0 | 1, rpm: number, line: number): void {
    const now = this.state;
    if (now.spindleDirection === direction && now.spindleSpeed === rpm) return;
    this.set({ spindleDirection: direction, spindleSpeed: rpm });
    if (direction !== 0 || now.spindleDirection !== 0) this.event(ROW.spindle, direction * rpm, line);
  }

  coolant(bits: number, line: number): void {
    if (this.state.coolant === bits) return;
    this.set({ coolant: bits });
    this.event(ROW.coolant, bits, line);
  }

  /** The same machine position gets new coordinates: call after an offset, shift or rotation changed. */
  datum(x: number, y: number, z: number, rotation: number, line: number): void {
    this.push(ROW.datum, x, y, z, rotation, line, -1);
  }

  /** A row that does not move: dwell, M code, stop, orient, end. */
  event(kind: number, value: number, line: number): void {
    const { canon } = this;
    const last = canon.count - 1;
    const [x, y, z] = last < 0 ? [0, 0, 0] : [canon.x[last], canon.y[last], canon.z[last]];
    const [px, py, pz] = [this.x, this.y, this.z];
    if (kind === ROW.toolChange || kind === ROW.toolSelect || kind === ROW.spindle)
      canon.marks.push(canon.count);
    this.push(kind, x as number, y as number, z as number, value, line, -1);
    this.place(px, py, pz);
  }

  private push(kind: number, x: number, y: number, z: number, feed: number, line: number, ref: number): void {
    const sum = x + y + z + feed;
    if (sum - sum !== 0) {
      // NaN or infinite: the row is refused, the stream holds finite numbers only.
      this.onRefused(line);
      return;
    }
    const canon = this.canon;
    const row = canon.count;
    if (row === canon.capacity) {
      if (row >= this.maxRows) {
        this.full = true;
        return;
      }
      canon.grow();
    }
    if (this.pending !== null) this.stateIndex = this.intern(this.pending);
    canon.kind[row] = kind;
    canon.x[row] = x;
    canon.y[row] = y;
    canon.z[row] = z;
    canon.feed[row] = feed;
    canon.line[row] = line;
    canon.state[row] = this.stateIndex;
    canon.ref[row] = ref;
    if (canon.rotary !== null) {
      canon.rotary[row * 3] = this.a;
      canon.rotary[row * 3 + 1] = this.b;
      canon.rotary[row * 3 + 2] = this.c;
    }
    canon.count = row + 1;
    this.x = x;
    this.y = y;
    this.z = z;
  }

  private intern(state: ModalState): number {
    this.pending = null;
    return this.canon.states.push(state) - 1;
  }
}
