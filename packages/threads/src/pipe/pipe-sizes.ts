import { G_THREAD, ISO7_LENGTHS, NPSM_THREAD, NPT_THREAD, PG_THREAD } from '../data/pipe.data.ts';
import { inchesOf } from '../inch-size.ts';
import type { PipeSystem } from '../thread.ts';
import { LARGEST_DRYSEAL } from './npt-dimensions.ts';

/** Rows start with the threads per inch in G_THREAD and PG_THREAD and have them second in NPT_THREAD. */
export function pipeThreadsPerInch(system: PipeSystem, size: string): number {
  if (system.startsWith('NP')) return NPT_THREAD[size]?.[1] ?? 0;
  return (system === 'Pg' ? PG_THREAD : G_THREAD)[size]?.[0] ?? 0;
}

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
  NPTF: ascending(NPT_THREAD).filter((size) => inchesOf(size) <= LARGEST_DRYSEAL),
  NPSM: ascending(NPSM_THREAD),
  Pg: ascending(PG_THREAD),
};
