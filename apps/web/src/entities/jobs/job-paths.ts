import { pages } from '../../lib/pages.ts';
export const JOBS_PATH = pages.jobs;

/** The screens at the machines. */
export const FLOOR_PATH = `${JOBS_PATH}/reparto`;

export const isFloorPath = (path: string): boolean =>
  path === FLOOR_PATH || path.startsWith(`${FLOOR_PATH}/`);

/** The rack, and the material to buy. */
export const RACK_PATH = `${JOBS_PATH}/magazzino`;
export const NEEDS_PATH = `${JOBS_PATH}/acquisti`;
