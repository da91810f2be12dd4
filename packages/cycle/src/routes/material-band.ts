import type { PartReport, StockProposal } from '@truciolo/part';
import { BLANK_ALLOWANCE, MATERIAL_BAND } from '../practice.data.ts';

const MESH_BAND = 0.15;
const CASTING_BAND = 0.2;
const WIDEST = 0.9;

/** Sides that the saw or the seller decides: of a bar only its length, because its section is a standard one. */
const openSides = ({ kind, dimensions }: StockProposal): readonly number[] =>
  kind === 'plate' || kind === 'block' ? dimensions : dimensions.slice(-1);

/**
 * ± share of the blank's weight: one allowance more or less per side, the end of the bar, and the uncertainty of the
 * model.
 */
export function materialBand(part: Pick<PartReport, 'exact' | 'process'>, stock: StockProposal): number {
  const sides = openSides(stock).reduce((sum, side) => sum + (side > 0 ? BLANK_ALLOWANCE / side : 0), 0);
  const share =
    MATERIAL_BAND + sides + (part.exact ? 0 : MESH_BAND) + (part.process === 'casting' ? CASTING_BAND : 0);
  return Math.min(WIDEST, share);
}
