import { proposeStock } from '@truciolo/part';
import type { PartFamily, PlainPosition, PlainStock } from '@truciolo/quote';
import type { Dimensions } from './read-dimensions.ts';

/** The family whose first phases suit the dimensions. */
export const familyOf = ({ kind }: Dimensions): PartFamily => (kind === 'round' ? 'turned' : 'milled');

/** The cheapest blank around the overall dimensions; the volume of the part only ranks the offers. */
export function stockOf(dimensions: Dimensions, materialId: string | null): PlainStock | null {
  if (dimensions.kind === 'round') {
    const { diameter, length } = dimensions;
    const across = { diameter, acrossFlats: diameter, acrossSquare: diameter, length, bore: 0 };
    const box = { sides: [diameter, diameter, length] as const };
    const round = proposeStock(0, box, across, 'turned').find(({ kind }) => kind === 'round');
    if (!round) return null;
    return {
      kind: 'bar',
      materialId,
      section: { shape: 'round', diameter: round.dimensions[0] ?? null },
      length,
    };
  }
  const { sides } = dimensions;
  const [blank] = proposeStock(0, { sides }, null, 'milled');
  if (!blank) return null;
  const [thickness = null, width = null] = blank.dimensions;
  return { kind: 'bar', materialId, section: { shape: 'flat', width, thickness }, length: sides[2] };
}

export const partOf = (dimensions: Dimensions | null): PlainPosition['part'] => ({
  surfaceDm2: null,
  volumeDm3: null,
  length: dimensions?.kind === 'round' ? dimensions.length : (dimensions?.sides[2] ?? null),
  diameter: dimensions?.kind === 'round' ? dimensions.diameter : null,
  holes: null,
});
