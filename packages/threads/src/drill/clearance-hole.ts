import { CLEARANCE_HOLE } from '../data/metric.data.ts';

const sizes = new Set(Object.values(CLEARANCE_HOLE).flat());

/** Is this (mm) one of the holes ISO 273 gives a metric screw to pass through, of any series? */
export const isClearanceHole = (diameter: number): boolean => sizes.has(Math.round(diameter * 100) / 100);
