import { isOver, type JobState } from './job-state.ts';

export const MATERIAL_STATES = ['to-order', 'ordered', 'here'] as const;
export type MaterialState = (typeof MATERIAL_STATES)[number];

export interface MaterialFacts {
  readonly state: JobState;
  /** Its designation; empty = the job needs none. */
  readonly material: string;
  readonly materialState: MaterialState;
}

/** The job needs material that is not in the shop; work that has begun has found some. */
export const isMaterialMissing = ({ state, material, materialState }: MaterialFacts): boolean =>
  material !== '' && materialState !== 'here' && (state === 'to-plan' || state === 'planned');

const isBegun = (state: JobState): boolean => state === 'running' || (isOver(state) && state !== 'cancelled');

/** Work that begins has found its material, and a finished job needs none; the office may still say otherwise. */
export const materialAfter = (from: JobState, to: JobState, state: MaterialState): MaterialState =>
  isBegun(to) && (!isBegun(from) || isOver(to)) ? 'here' : state;
