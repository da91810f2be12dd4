import type { SystemDimensions } from '../dimensions.ts';
import { fail, type Outcome } from '../outcome.ts';
import type { PipeThread } from '../thread.ts';
import { conduitDimensions } from './conduit-dimensions.ts';
import { iso7Dimensions } from './iso7-dimensions.ts';
import { npsmDimensions } from './npsm-dimensions.ts';
import { nptDimensions } from './npt-dimensions.ts';
import { parallelPipeDimensions } from './parallel-pipe-dimensions.ts';
import { whitworthBasic } from './whitworth-basic.ts';

export function pipeDimensions(thread: PipeThread, designation: string): Outcome<SystemDimensions> {
  switch (thread.system) {
    case 'NPT':
    case 'NPTF':
      return nptDimensions(thread, designation);
    case 'NPSM':
      return npsmDimensions(thread, designation);
    case 'Pg':
      return conduitDimensions(thread, designation);
    default:
  }
  const whitworth = whitworthBasic(thread.size);
  if (!whitworth) return fail('unknown-size', `La misura ${designation} non è in tabella.`);
  return thread.system === 'G'
    ? parallelPipeDimensions(thread, whitworth, designation)
    : iso7Dimensions(thread, whitworth, designation);
}
