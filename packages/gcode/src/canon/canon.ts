import { ArcTable } from './arc-table.ts';
import { type CanonOperation, type CanonTool, INITIAL_STATE, type ModalState } from './modal-state.ts';

/**
 * The one canonical stream: every dialect ends here, and planner, picture and report start here.
 * A struct of typed arrays grown by doubling; row `i` starts where row `i-1` ends (row 0 starts at the origin).
 * Lengths in mm, X of a lathe as radius, rotary axes in degrees, coordinates as programd (no work offset).
 */
export class Canon {
  count = 0;
  capacity: number;
  /** `ROW` value. */
  kind: Uint8Array<ArrayBuffer>;
  x: Float64Array<ArrayBuffer>;
  y: Float64Array<ArrayBuffer>;
  z: Float64Array<ArrayBuffer>;
  /** Motion: programd feed in the unit of the state's feed mode (mm/min, mm/rev, 1/min). Event: its value. */
  feed: Float64Array<ArrayBuffer>;
  /** Source line, from 1, in the file of the state. */
  line: Uint32Array<ArrayBuffer>;
  /** Index in `states`. */
  state: Uint32Array<ArrayBuffer>;
  /** Index in `arcs` on arc rows, -1 elsewhere. */
  ref: Int32Array<ArrayBuffer>;
  /** A B C of each row, three numbers a row; null while no rotary axis has moved. */
  rotary: Float64Array<ArrayBuffer> | null = null;
  /** Rows of tool and spindle events, in order: found without a walk over millions of moves. */
  readonly marks: number[] = [];
  readonly arcs = new ArcTable();
  readonly states: ModalState[] = [INITIAL_STATE];
  readonly tools: CanonTool[] = [];
  readonly operations: CanonOperation[] = [{ name: '', line: 1, tool: -1 }];
  /** X is programd as a diameter (reports may show it doubled). */
  diameterX = false;

  constructor(capacity = 1024) {
    this.capacity = Math.max(64, capacity);
    this.kind = new Uint8Array(this.capacity);
    this.x = new Float64Array(this.capacity);
    this.y = new Float64Array(this.capacity);
    this.z = new Float64Array(this.capacity);
    this.feed = new Float64Array(this.capacity);
    this.line = new Uint32Array(this.capacity);
    this.state = new Uint32Array(this.capacity);
    this.ref = new Int32Array(this.capacity);
  }

  grow(): void {
    const capacity = this.capacity * 2;
    this.kind = grown(this.kind, new Uint8Array(capacity));
    this.x = grown(this.x, new Float64Array(capacity));
    this.y = grown(this.y, new Float64Array(capacity));
    this.z = grown(this.z, new Float64Array(capacity));
    this.feed = grown(this.feed, new Float64Array(capacity));
    this.line = grown(this.line, new Uint32Array(capacity));
    this.state = grown(this.state, new Uint32Array(capacity));
    this.ref = grown(this.ref, new Int32Array(capacity));
    if (this.rotary) this.rotary = grown(this.rotary, new Float64Array(capacity * 3));
    this.capacity = capacity;
  }
}

function grown<T extends { set(from: T): void }>(from: T, into: T): T {
  into.set(from);
  return into;
}
