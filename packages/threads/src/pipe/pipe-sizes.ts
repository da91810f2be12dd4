import { G_THREAD, ISO7_LENGTHS, NPT_THREAD } from '../data/pipe.data.ts';
import { inchesOf } from '../inch-size.ts';
import type { PipeSystem } from '../thread.ts';

/** Rows start with the threads per inch in G_THREAD and have them second in NPT_THREAD. */
export const pipeThreadsPerInch = (system: PipeSystem, size: string): number =>
  (system === 'NPT' ? NPT_THREAD[size]?.[1] : G_THREAD[size]?.[0]) ?? 0;

const ascending = (table: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(table).sort((one, other) => inchesOf(one) - inchesOf(other));

const ISO7_SIZES = ascending(ISO7_LENGTHS);

/** Sizes of each pipe thread system, ascending. */
export const PIPE_SIZES: Readonly<Record<PipeSystem, readonly string[]>> = {
  G: ascending(G_THREAD),
  R: ISO7_SIZES,
  Rp: ISO7_SIZES,
  Rc: ISO7_SIZES,
  NPT: ascending(NPT_THREAD),
};
