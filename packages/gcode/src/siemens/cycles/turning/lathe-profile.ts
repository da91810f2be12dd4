import type { Point2 } from '../../../compensation/offset-curve.ts';
import type { TurningPoint } from '../../../turning/rough-profile.ts';

/** Points of the ZX plane, whose first axis is Z. */
export const lathePath = (points: readonly Point2[]): TurningPoint[] => points.map(([z, x]) => ({ x, z }));
