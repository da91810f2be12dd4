import { Vector3 } from 'three';
import type { ViewName } from './view-name.ts';

/** From the part towards the eye. A hair off the axis where the eye would look along "up". */
const HAIR = 1e-4;

const MILL: Readonly<Record<ViewName, readonly [number, number, number]>> = {
  iso: [1, -1.25, 0.95],
  top: [0, -HAIR, 1],
  front: [0, -1, 0],
  side: [1, 0, 0],
};

/** On a lathe the plane of work is ZX: Z to the right, X up. */
const LATHE: typeof MILL = {
  iso: [0.7, 1, 0.6],
  top: [0, 1, 0],
  front: [1, HAIR, 0],
  side: [0, 0, 1],
};

export const viewDirection = (view: ViewName, isLathe: boolean): Vector3 =>
  new Vector3(...(isLathe ? LATHE : MILL)[view]).normalize();

/** Which way is up on screen. */
export const upDirection = (isLathe: boolean): Vector3 =>
  isLathe ? new Vector3(1, 0, 0) : new Vector3(0, 0, 1);
