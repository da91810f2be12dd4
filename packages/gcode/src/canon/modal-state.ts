/** How the number in a motion row's feed column is meant. */
type FeedMode = 'perMinute' | 'perRevolution' | 'inverseTime';

/**
 * State that holds over many rows. Rows point at a state by index; a state is never changed once rows point at it,
 * so a front end asks the sink for a new one with `sink.set({...})`.
 */
export interface ModalState {
  /** Index in `canon.tools`, -1 before the first tool. */
  readonly tool: number;
  /** Tool made ready last (T word), index in `canon.tools`, -1 = none. */
  readonly selectedTool: number;
  readonly feedMode: FeedMode;
  /** 1 clockwise, -1 counter-clockwise, 0 stopped. */
  readonly spindleDirection: -1 | 0 | 1;
  /** rpm as programd (G97). */
  readonly spindleSpeed: number;
  /** m/min when constant surface speed (G96) is on, else 0. */
  readonly surfaceSpeed: number;
  /** rpm cap of constant surface speed (G50 S, G92 S, LIMS), 0 = none. */
  readonly spindleCap: number;
  /** Bits of `COOLANT`. */
  readonly coolant: number;
  /** Every block ends at standstill (G9, G61, G60). */
  readonly exactStop: boolean;
  /** Path tolerance in mm asked by the program (G64 P, CYCLE832, CYCL 32), 0 = the machine's. */
  readonly tolerance: number;
  /** Cutter compensation: 0, 41 (left) or 42 (right). */
  readonly compensation: 0 | 41 | 42;
  /** Canned cycle the rows were expanded from (81, 83, 200...), 0 = none. */
  readonly cycle: number;
  /** The rows run to or from the machine's reference point (G28, G30, G53): they say nothing of the part's size. */
  readonly reference: boolean;
  /** Index in `canon.operations`. */
  readonly operation: number;
  /** Index in the job's files: where `line` counts. */
  readonly file: number;
}

export const INITIAL_STATE: ModalState = {
  tool: -1,
  selectedTool: -1,
  feedMode: 'perMinute',
  spindleDirection: 0,
  spindleSpeed: 0,
  surfaceSpeed: 0,
  spindleCap: 0,
  coolant: 0,
  exactStop: false,
  tolerance: 0,
  compensation: 0,
  cycle: 0,
  reference: false,
  operation: 0,
  file: 0,
};

/** Tool as the program names it. */
export interface CanonTool {
  /** Number of the program; -1 when it only has a name. */
  readonly number: number;
  /** Name of the program ("FRESA_10"), or null. */
  readonly name: string | null;
  /** Text the program puts beside it, or ''. */
  label: string;
}

export interface CanonOperation {
  readonly name: string;
  readonly line: number;
  readonly tool: number;
}
