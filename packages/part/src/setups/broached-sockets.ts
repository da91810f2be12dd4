import { across, norm, parallel, sub } from '../geometry/vec3.ts';
import type { RoundLine } from '../holes/round-lines.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PocketFeature } from '../report/part-report.ts';

/** Inner corners below this radius are not milled: the end mill for them is thinner than a millimetre. */
const SHARP_CORNER = 0.5;
/** Broaches in a tool holder of the lathe go up to this width, mm [practice]. */
const WIDEST = 25;
/** A blind hollow deeper than so many widths leaves the broach no room for its chips [practice]. */
const DEEPEST = 2;

/** Share of its width by which the middle of a hollow may lie beside the axis. */
const OFF_AXIS = 0.02;

function isAround(view: SolidView, { faces, width }: PocketFeature, { origin, axis }: RoundLine): boolean {
  const walls = faces
    .flatMap((face) => view.facePoints(face))
    .map((point) => across(sub(point, origin), axis));
  const middleOf = (part: 0 | 1 | 2) => {
    const values = walls.map((point) => point[part]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return norm([middleOf(0), middleOf(1), middleOf(2)]) <= width * OFF_AXIS;
}

/**
 * Hexagons, squares, stars and splines around the axis of the lathe: a broach in the lathe's turret presses them into the
 * drilled hole, in the clamping that turns this end. Wider ones and those with corners for a mill are milled.
 */
export const markBroached = (
  view: SolidView,
  line: RoundLine,
  pockets: readonly PocketFeature[],
): readonly PocketFeature[] =>
  pockets.map((pocket) => {
    const { open, through, direction, depth, width, cornerRadius } = pocket;
    const isSharp = cornerRadius !== null && cornerRadius < SHARP_CORNER;
    const isSmall = width <= WIDEST && (through || depth <= width * DEEPEST);
    const isBroached =
      !open && isSharp && isSmall && parallel(direction, line.axis, 1e-3) && isAround(view, pocket, line);
    return isBroached ? { ...pocket, broached: true } : pocket;
  });
