import { CLEARANCE_HOLE, FIRST_CHOICE } from '../data/metric.data.ts';

const sizes = new Set(Object.values(CLEARANCE_HOLE).flat());

/** Is this (mm) one of the holes ISO 273 gives a metric screw to pass through, of any series? */
export const isClearanceHole = (diameter: number): boolean => sizes.has(Math.round(diameter * 100) / 100);

const common = Object.entries(CLEARANCE_HOLE).filter(([size]) => FIRST_CHOICE.includes(Number(size)));
/** Models are off a drill by this much at most, mm. */
const OFF = 0.01;

/** The common screw, "M3", that passes a hole of this diameter (mm): from the fine to the medium series of ISO 273. */
export function passageFor(diameter: number): string | null {
  const found = common.find(([, [fine, medium]]) => diameter > fine - OFF && diameter < medium + OFF);
  return found ? `M${found[0]}` : null;
}
