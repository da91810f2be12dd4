import type { MillingKind } from '../kernel/engagement.ts';
import type { IsoGroup, ToolMaterial } from '../material.ts';
import type { MillFamily } from '../tool/tool-family.data.ts';
import { type FeedRange, forMaterial } from './feed-factor.ts';

/** HSS takes a little less than carbide for the same diameter [practice]. */
const toolFactor = (tool: ToolMaterial) => (tool === 'hss' ? 0.8 : 1);

/** A larger ground cutter is a shell mill, whose teeth are not stronger. */
const STRONGEST = 20;

/**
 * Per tooth. Ground cutters 0.005-0.008 D (formulas a11; ISCAR, Solid endmills 2022, p. 92: 0.005-0.010 D), slots 0.7
 * of it. Shoulder cutters 0.10-0.20, in a slot 0.08-0.15 (Mitsubishi Materials, General Catalogue 2020-2021, p. 1327:
 * 0.004-0.010 and 0.003-0.006 inch). Balls take thin
 * chips: 0.007-0.012 D (Sandvik Coromant, CoroMill Plura, p. D155). Face mills at 45 degrees 0.12-0.25 (formulas a11). High feed 0.5-1.2 [practice].
 */
export function millingFeed(
  family: MillFamily,
  kind: MillingKind,
  D: number,
  iso: IsoGroup | undefined,
  tool: ToolMaterial,
): FeedRange {
  switch (family) {
    case 'face-mill':
      return forMaterial([0.12, 0.25], iso);
    case 'high-feed-mill':
      return forMaterial([0.5, 1.2], iso);
    case 'shoulder-mill':
      return forMaterial(kind === 'slot' ? [0.08, 0.15] : [0.1, 0.2], iso);
    default: {
      const d = Math.min(D, STRONGEST);
      const usual: FeedRange = family === 'ball-mill' ? [0.007 * d, 0.012 * d] : [0.005 * d, 0.008 * d];
      return forMaterial(usual, iso, toolFactor(tool) * (kind === 'slot' ? 0.7 : 1));
    }
  }
}

/** Thin, unsupported edge: 0.8 of an end mill [practice]. */
export const threadMillingFeed = (Dc: number, iso: IsoGroup | undefined, tool: ToolMaterial): FeedRange => {
  const [low, high] = millingFeed('solid-mill', 'shoulder', Dc, iso, tool);
  return [0.8 * low, 0.8 * high];
};

interface MillingCut {
  readonly ap: FeedRange | undefined;
  readonly ae: FeedRange | undefined;
}

type Share = (low: number, high: number) => FeedRange | undefined;

/** Shallow everywhere: the edge chips before the machine stalls. */
function hardCut(family: MillFamily, kind: MillingKind, share: Share): MillingCut {
  const ground = family === 'solid-mill';
  return {
    ap: ground ? (kind === 'slot' ? share(0.05, 0.1) : share(0.5, 1)) : [0.2, 0.5],
    ae: ground && kind !== 'face' ? share(0.03, 0.08) : share(0.1, 0.4),
  };
}

/** Depth and width: ground cutters in shares of the diameter, inserts in millimetres of their edge [practice]. */
function usualCut(family: MillFamily, kind: MillingKind, share: Share): MillingCut {
  switch (family) {
    case 'face-mill':
      return { ap: [1, 4], ae: share(0.6, 0.8) };
    case 'high-feed-mill':
      return { ap: [0.3, 1], ae: share(0.5, 0.8) };
    case 'shoulder-mill':
      return { ap: kind === 'slot' ? [1, 4] : [2, 5], ae: share(0.25, 0.5) };
    case 'solid-mill':
    case 'ball-mill':
      if (kind === 'slot') return { ap: share(0.3, 0.5), ae: undefined };
      return kind === 'face'
        ? { ap: share(0.05, 0.2), ae: share(0.6, 0.8) }
        : { ap: share(0.5, 1), ae: share(0.1, 0.4) };
  }
}

export function millingCut(
  family: MillFamily,
  kind: MillingKind,
  D: number | undefined,
  iso: IsoGroup | undefined,
): MillingCut {
  const share: Share = (low, high) => (D === undefined ? undefined : [low * D, high * D]);
  if (family === 'ball-mill') return { ap: share(0.03, 0.1), ae: share(0.03, 0.1) };
  return iso === 'H' ? hardCut(family, kind, share) : usualCut(family, kind, share);
}
