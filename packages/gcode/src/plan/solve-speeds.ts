import type { BlockBuffer } from './block-buffer.ts';

/**
 * Entry speeds of the buffered blocks: a backward pass limits them so that every corner can be reached by braking, a
 * forward pass by accelerating. `entry[0]` is given; `entry[count]` becomes the speed at the end. With a window of N
 * blocks the control must be able to stop at the end of the blocks it has read.
 */
export function solveSpeeds(buffer: BlockBuffer, start: number, end: number, window: number): void {
  const { count, entry, corner, nominal, length, up, down } = buffer;
  entry[count] = end;
  for (let i = count - 1; i > 0; i--) {
    const reach = (entry[i + 1] as number) + 2 * (down[i] as number) * (length[i] as number);
    const limit = Math.min(corner[i] as number, nominal[i] as number, nominal[i - 1] as number);
    entry[i] = limit < reach ? limit : reach;
  }
  entry[0] = start;
  if (window > 0) capByWindow(buffer, window);
  for (let i = 0; i < count; i++) {
    const reach = (entry[i] as number) + 2 * (up[i] as number) * (length[i] as number);
    if ((entry[i + 1] as number) > reach) entry[i + 1] = reach;
  }
}

/** Block i may be entered only as fast as the tool can stop by the end of block i + window - 1. */
function capByWindow(buffer: BlockBuffer, window: number): void {
  const { count, entry, length, down } = buffer;
  let ahead = 0;
  const energy = (i: number) => 2 * (down[i] as number) * (length[i] as number);
  for (let i = 1; i < Math.min(count, window); i++) ahead += energy(i);
  for (let i = 1; i < count; i++) {
    const last = i + window - 1;
    if (last < count) {
      ahead += energy(last);
      if ((entry[i] as number) > ahead) entry[i] = ahead;
    }
    ahead -= energy(i);
  }
}

/** Highest speed reached inside block `i`, squared. */
export function peakSpeed(buffer: BlockBuffer, i: number): number {
  const a = buffer.up[i] as number;
  const d = buffer.down[i] as number;
  const v0 = buffer.entry[i] as number;
  const v1 = buffer.entry[i + 1] as number;
  const peak = (2 * a * d * (buffer.length[i] as number) + d * v0 + a * v1) / (a + d);
  const nominal = buffer.nominal[i] as number;
  return peak < nominal ? peak : nominal;
}

/** Seconds of block `i` with its planned speeds. */
export function blockSeconds(buffer: BlockBuffer, i: number): number {
  const a = buffer.up[i] as number;
  const d = buffer.down[i] as number;
  const v02 = buffer.entry[i] as number;
  const v12 = buffer.entry[i + 1] as number;
  const p2 = Math.max(peakSpeed(buffer, i), v02, v12);
  const v0 = Math.sqrt(v02);
  const v1 = Math.sqrt(v12);
  const p = Math.sqrt(p2);
  if (p === 0) return 0;
  const cruise = (buffer.length[i] as number) - (p2 - v02) / (2 * a) - (p2 - v12) / (2 * d);
  return (p - v0) / a + (p - v1) / d + (cruise > 0 ? cruise / p : 0);
}
