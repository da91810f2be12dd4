import type { StockProposal } from '@truciolo/part';
import { withChoice, withCutting } from '../from-registries/switch-shape.ts';
import type { SectionDraft, StockDraft } from '../model/stock-draft.ts';
import type { ProposedPosition } from './proposed-position.ts';

/** The blank's length last, its section before. */
function sectionOf({ kind, dimensions, volume }: StockProposal, density: number): SectionDraft {
  const [first = 0, second = 0] = dimensions;
  switch (kind) {
    case 'round':
      return { shape: 'round', diameter: first };
    case 'square':
      return { shape: 'square', side: first };
    case 'hex':
      return { shape: 'hexagon', acrossFlats: first };
    case 'tube':
      return { shape: 'tube', diameter: first, wall: (first - second) / 2 };
    case 'plate':
    case 'block':
      return { shape: 'flat', thickness: first, width: second };
    case 'profile':
      return { shape: 'profile', kgPerMetre: (volume * density) / (dimensions.at(-1) ?? 1) / 1000 };
  }
}

/** The proposed blank in the words of a quote. Its length holds the facing, which a quote counts apart. */
export function stockOfProposal(proposal: ProposedPosition): StockDraft | null {
  const { stock, cutting, materialGuid, netWeight } = proposal;
  if (!stock) return null;
  const { volumeDm3 } = proposal;
  const section = sectionOf(stock, netWeight !== null && volumeDm3 ? netWeight / volumeDm3 : 0);
  const bar = withChoice(null, section.shape);
  if (bar.kind !== 'bar') return null;
  const blank = stock.dimensions.at(-1) ?? 0;
  return withCutting(
    {
      ...bar,
      section,
      materialId: materialGuid,
      netWeight: netWeight === null ? null : { value: Number(netWeight.toFixed(4)), origin: '3d' },
      length: { value: Math.max(0, blank - (bar.facing ?? 0)), origin: '3d', note: stock.label },
    },
    stock.kind === 'plate' || stock.kind === 'block' ? 'cut-to-size' : cutting,
  );
}
