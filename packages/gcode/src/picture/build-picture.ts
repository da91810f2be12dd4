import type { Canon } from '../canon/canon.ts';
import { INITIAL_STATE } from '../canon/modal-state.ts';
import { FIRST_EVENT, ROW } from '../canon/row-kind.ts';
import { type Box, boxOf } from './box.ts';
import { buildToolpath } from './toolpath.ts';

/**
 * Data that the page draws and plays: a polyline of `segments` + 1 vertices; segment i runs from vertex i to i + 1 and has
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

export function buildPicture(
  canon: Canon,
  seconds: Float32Array<ArrayBuffer>,
  slots: Uint16Array<ArrayBuffer>,
  linesOfFiles: readonly number[],
): Picture {
  const path = buildToolpath(canon, seconds);
  const { segments, positions, time, row: rows } = path;
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
    // A thread row has a pitch: taps among mills are compared in mm/min.
    const { feedMode, spindleSpeed } = canon.states[state] ?? INITIAL_STATE;
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

export function pictureBuffers(picture: Picture): ArrayBuffer[] {
  const { positions, kind, tool, feed, line, file, start, end, firstSegment } = picture;
  return [positions, kind, tool, feed, line, file, start, end, ...firstSegment].map(({ buffer }) => buffer);
}
