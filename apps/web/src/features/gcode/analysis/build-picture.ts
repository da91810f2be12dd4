import { buildToolpath, type Canon, ROW } from '@truciolo/gcode';
import { type Box, boxOf } from './picture-box.ts';
import { FIRST_EVENT } from './row-seconds.ts';

/**
 * What the page draws and plays: a polyline of `segments` + 1 vertices; segment i runs from vertex i to i + 1 and has
 * entry i in the columns. All arrays are transferable.
 */
export interface Picture {
  readonly segments: number;
  /** mm, less `origin`. */
  readonly positions: Float32Array<ArrayBuffer>;
  readonly origin: readonly [number, number, number];
  readonly kind: Uint8Array<ArrayBuffer>;
  /** Place in the report's tools from 1; 0 = none. */
  readonly tool: Uint16Array<ArrayBuffer>;
  readonly feed: Float32Array<ArrayBuffer>;
  readonly line: Uint32Array<ArrayBuffer>;
  /** Index of the file `line` counts in. */
  readonly file: Uint16Array<ArrayBuffer>;
  /** Seconds from the program's start; pauses between segments (tool changes, dwells) belong to none. */
  readonly start: Float32Array<ArrayBuffer>;
  readonly end: Float32Array<ArrayBuffer>;
  /** Whole program, s. */
  readonly seconds: number;
  /** First segment of each line (index = line), one array a file; -1 where a line moves nothing. */
  readonly firstSegment: readonly Int32Array<ArrayBuffer>[];
  /** Box of all moves and of the cutting ones, less `origin`; null without any. */
  readonly box: Box | null;
  readonly cutBox: Box | null;
}

/** A row whose state is missing changes nothing. */
const INITIAL = { feedMode: 'perMinute', spindleSpeed: 0 } as const;

export function buildPicture(
  canon: Canon,
  seconds: Float32Array<ArrayBuffer>,
  slots: Uint16Array<ArrayBuffer>,
  linesOfFiles: readonly number[],
): Picture {
  const { path, rows } = pathWithRows(canon, seconds);
  const { segments, positions, time } = path;
  const line = new Uint32Array(segments);
  const file = new Uint16Array(segments);
  const tool = new Uint16Array(segments);
  const start = new Float32Array(segments);
  const firstSegment = linesOfFiles.map((lines) => new Int32Array(lines + 1).fill(-1));
  let clock = 0;
  let row = 0;
  for (let i = 0; i < segments; i++) {
    const own = rows[i] as number;
    for (; row < own; row++) clock += seconds[row] as number;
    start[i] = i > 0 && rows[i - 1] === own ? (time[i - 1] as number) : clock;
    const state = canon.state[own] as number;
    line[i] = canon.line[own] as number;
    file[i] = canon.states[state]?.file ?? 0;
    tool[i] = slots[state] ?? 0;
    // A thread row tells its pitch: taps among mills are compared in mm/min.
    const { feedMode, spindleSpeed } = canon.states[state] ?? INITIAL;
    if (path.kind[i] === ROW.thread && feedMode === 'perMinute' && spindleSpeed > 0) {
      path.feed[i] = (path.feed[i] as number) * spindleSpeed;
    }
    const firsts = firstSegment[file[i] as number];
    if (firsts && firsts[line[i] as number] === -1) firsts[line[i] as number] = i;
  }
  for (; row < canon.count; row++) clock += seconds[row] as number;
  return {
    segments,
    positions,
    origin: path.origin,
    kind: path.kind,
    tool,
    feed: path.feed,
    line,
    file,
    start,
    end: time,
    seconds: clock,
    firstSegment,
    box: boxOf(positions, path.kind, () => true),
    cutBox: boxOf(positions, path.kind, (kind) => kind !== ROW.rapid && kind < FIRST_EVENT),
  };
}

/**
 * The path cuts arcs to chords and tells of each chord only its line. Lines repeat in loops, so the row's own number
 * is put in their place while the path is built: from the row come line, file and tool.
 */
function pathWithRows(canon: Canon, seconds: Float32Array<ArrayBuffer>) {
  const lines = canon.line;
  canon.line = Uint32Array.from({ length: canon.count }, (_, row) => row);
  const path = buildToolpath(canon, seconds);
  canon.line = lines;
  return { path, rows: path.line };
}

export function pictureBuffers(picture: Picture): ArrayBuffer[] {
  const { positions, kind, tool, feed, line, file, start, end, firstSegment } = picture;
  return [positions, kind, tool, feed, line, file, start, end, ...firstSegment].map(({ buffer }) => buffer);
}
