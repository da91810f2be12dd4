import type { JobState } from './job-state.ts';

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
