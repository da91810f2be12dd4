import type { PartReport, StockProposal } from '@truciolo/part';
import { holeVolume } from '../operations/hole-shape.ts';
import { pocketVolume } from '../operations/mill-pockets.ts';

/** Where the chips of a part come from, mm³. */
interface RemovedVolume {
  /** Stock less part. */
  readonly total: number;
  /** Outside the box or the turned profile. */
  readonly outside: number;
  /** Recognised holes, pockets, slots, steps and the contour. */
  readonly features: number;
  /** Inside, and in no feature. */
  readonly rest: number;
  /** 0 … 1; volume that features count twice is not explained either. */
  readonly explained: number;
}

/** The turned profile is read off a mesh: a smaller volume is not a recess, and needs no tool. */
const PROFILE_DOUBT = 1e-3;

const product = (sides: readonly number[]): number => sides.reduce((volume, side) => volume * side, 1);

function featureVolume({ holes, pockets, slots, steps, outline }: PartReport): number {
  const round = holes.reduce((sum, group) => sum + group.count * holeVolume(group), 0);
  const milled = [...pockets, ...slots].reduce((sum, pocket) => sum + pocketVolume(pocket), 0);
  const stepped = steps.reduce((sum, { width, length, depth }) => sum + width * length * depth, 0);
  return round + milled + stepped + (outline?.volume ?? 0);
}

export function removedVolume(part: PartReport, stock: StockProposal): RemovedVolume {
  const total = Math.max(0, stock.volume - part.volume);
  const tube = stock.kind === 'tube' ? tubeBoreVolume(stock) : 0;
  const hull = part.turning ? part.turning.envelope : product(part.box);
  const outside = Math.min(total, Math.max(0, stock.volume + tube - hull));
  const features = Math.max(0, featureVolume(part) - tube);
  const inside = total - outside;
  const miss = Math.abs(inside - features);
  return {
    total,
    outside,
    features,
    rest: inside - features > hull * PROFILE_DOUBT ? inside - features : 0,
    explained: total > 0 ? Math.min(1, Math.max(0, 1 - miss / total)) : 1,
  };
}

/** Volume of the bore of a tube. */
function tubeBoreVolume({ dimensions: [, bore = 0, length = 0] }: StockProposal): number {
  return (Math.PI / 4) * bore ** 2 * length;
}
