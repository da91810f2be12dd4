import type { HoleGroup, PartReport, PocketFeature } from '@truciolo/part';
import { endMill, SMALLEST_END_MILL } from '../cuts/mill-cut.ts';
import { because, type Reason } from '../model/reason.ts';
import { strokeOf } from './letters.ts';

/** Gun drills go this many diameters deep [practice]. */
const DEEPEST_HOLE = 100;
/** A slender end mill reaches this many diameters deep [practice]. */
const DEEPEST_CUT = 10;
/** Narrower or shallower, a hollow is noise of the model, mm. */
const NOISE = 0.2;

export const isDrillable = ({ depth, diameter }: Pick<HoleGroup, 'depth' | 'diameter'>): boolean =>
  depth <= diameter * DEEPEST_HOLE;

export const isNoise = ({ width, depth }: Pick<PocketFeature, 'width' | 'depth'>): boolean =>
  width < NOISE || depth < NOISE;

/** Some end mill fits between the walls and reaches the floor. */
export const isMillable = ({ width, depth }: Pick<PocketFeature, 'width' | 'depth'>): boolean =>
  width >= SMALLEST_END_MILL && depth <= endMill(width) * DEEPEST_CUT;

/** Narrower than any end mill and shallow: it is engraved along its stroke, mm. */
const ENGRAVED_DEPTH = 1;
export const isEngraved = (pocket: Pick<PocketFeature, 'width' | 'depth' | 'plan'>): boolean =>
  pocket.plan !== undefined &&
  pocket.width < SMALLEST_END_MILL &&
  pocket.depth <= ENGRAVED_DEPTH &&
  !isNoise(pocket);

/** Some end mill fits into its rounded corners and reaches down along them; sharp corners are asked about elsewhere. */
export const areCornersMillable = ({
  cornerRadius,
  depth,
}: Pick<PocketFeature, 'cornerRadius' | 'depth'>): boolean =>
  !cornerRadius ||
  (2 * cornerRadius >= SMALLEST_END_MILL && depth <= endMill(2 * cornerRadius) * DEEPEST_CUT);

/** Features that no tool of a machining shop makes: they are asked about, and no minutes are counted for them. */
export function infeasibleFeatures({ holes, pockets, slots }: PartReport): readonly Reason[] {
  const hollows = [...pockets, ...slots]
    .filter(({ broached }) => !broached)
    .map(strokeOf)
    .filter((pocket) => !isNoise(pocket) && !isEngraved(pocket));
  return [
    ...holes
      .filter((hole) => !isDrillable(hole))
      .map(({ count, diameter, depth }) =>
        because('hole-too-deep', { count, diameter, depth, ratio: depth / diameter }),
      ),
    ...hollows
      .filter((pocket) => !isMillable(pocket))
      .map(({ width, length, depth }) => because('pocket-out-of-reach', { width, length, depth })),
    ...hollows
      .filter((pocket) => isMillable(pocket) && !areCornersMillable(pocket))
      .map(({ cornerRadius, depth }) => because('corner-out-of-reach', { radius: cornerRadius ?? 0, depth })),
  ];
}
