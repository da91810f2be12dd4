import type { SystemDimensions } from '../dimensions.ts';
import { fail, type Outcome } from '../outcome.ts';
import type { PipeThread } from '../thread.ts';
import { iso7Dimensions } from './iso7-dimensions.ts';
import { nptDimensions } from './npt-dimensions.ts';
import { parallelPipeDimensions } from './parallel-pipe-dimensions.ts';
import { whitworthBasic } from './whitworth-basic.ts';

export function pipeDimensions(thread: PipeThread, designation: string): Outcome<SystemDimensions> {
  if (thread.system === 'NPT') return nptDimensions(thread, designation);
  const whitworth = whitworthBasic(thread.size);
  if (!whitworth) return fail('unknown-size', `La misura ${designation} non è in tabella.`);
  return thread.system === 'G'
    ? parallelPipeDimensions(thread, whitworth, designation)
    : iso7Dimensions(thread, whitworth, designation);
}
