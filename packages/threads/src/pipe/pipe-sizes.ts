import { G_THREAD, ISO7_LENGTHS, NPT_THREAD } from '../data/pipe.data.ts';
import { inchesOf } from '../inch-size.ts';
import type { PipeSystem } from '../thread.ts';

/** Rows start with the threads per inch in G_THREAD and have them second in NPT_THREAD. */
export const pipeThreadsPerInch = (system: PipeSystem, size: string): number =>
  (system === 'NPT' ? NPT_THREAD[size]?.[1] : G_THREAD[size]?.[0]) ?? 0;

const TABLES: Readonly<Record<PipeSystem, Readonly<Record<string, unknown>>>> = {
  G: G_THREAD,
  R: ISO7_LENGTHS,
  Rp: ISO7_LENGTHS,
  Rc: ISO7_LENGTHS,
  NPT: NPT_THREAD,
};

/** Sizes of a pipe thread system, ascending. */
export const pipeSizes = (system: PipeSystem): readonly string[] =>
  Object.keys(TABLES[system]).sort((one, other) => inchesOf(one) - inchesOf(other));
