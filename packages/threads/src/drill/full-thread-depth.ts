import { MM_PER_INCH } from '@truciolo/units';
import { inchesOf } from '../inch-size.ts';
import { WHITWORTH_DEPTH, whitworthBasic } from '../pipe/whitworth-basic.ts';
import { AMERICAN_FULL_THREAD, MINOR_DIAMETER_DROP } from '../sixty-degree-form.ts';
import type { Thread } from '../thread.ts';

/** What a 100 % thread is: its major diameter and its depth measured on the diameter, in mm. */
export interface FullThread {
  readonly major: number;
  /** Basic profile: D - D1. */
  readonly iso: number;
  /** American charts: 3/2 H. Only 60 degree threads have it. */
  readonly american: number | null;
}

const sixtyDegrees = (major: number, pitch: number): FullThread => ({
  major,
  iso: MINOR_DIAMETER_DROP * pitch,
  american: AMERICAN_FULL_THREAD * pitch,
});

/** Null for tapered threads, whose depth of engagement changes along the hole. */
export function fullThread(thread: Thread): FullThread | null {
  switch (thread.system) {
    case 'M':
      return sixtyDegrees(thread.nominal, thread.pitch);
    case 'Tr':
      return { major: thread.nominal, iso: thread.pitch, american: null };
    case 'UNC':
    case 'UNF':
    case 'UNEF':
      return sixtyDegrees(inchesOf(thread.size) * MM_PER_INCH, MM_PER_INCH / thread.threadsPerInch);
    case 'G':
    case 'Rp': {
      const whitworth = whitworthBasic(thread.size);
      return (
        whitworth && {
          major: whitworth.basic.major,
          iso: 2 * WHITWORTH_DEPTH * whitworth.pitch,
          american: null,
        }
      );
    }
    default:
      return null;
  }
}
