import type { HoleGroup, PartReport, PocketFeature, StockProposal } from '@truciolo/part';

/** Reports as recognition would write them, of parts whose every figure is known. */

const block = (kind: 'plate' | 'block', dimensions: readonly [number, number, number]): StockProposal => ({
  kind,
  dimensions,
  volume: dimensions[0] * dimensions[1] * dimensions[2],
  label: `Piatto ${dimensions.join(' × ')}`,
  waste: 0,
});

export const roundBar = (diameter: number, length: number): StockProposal => ({
  kind: 'round',
  dimensions: [diameter, length],
  volume: (Math.PI / 4) * diameter ** 2 * length,
  label: `Tondo ø${diameter} × ${length}`,
  waste: 0,
});

const nothing: Omit<PartReport, 'volume' | 'area' | 'box' | 'stock'> = {
  solid: null,
  count: 1,
  unit: 'mm',
  exact: true,
  centre: [0, 0, 0],
  boxAxes: [
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 0],
  ],
  process: 'milled',
  processReason: '',
  turning: null,
  sheet: null,
  holes: [],
  pockets: [],
  slots: [],
  steps: [],
  outline: null,
  teeth: [],
  threads: [],
  bosses: 0,
  fillets: [],
  chamfers: 0,
  chamferLength: 0,
  edges: { length: 0, turns: 0 },
  curved: { area: 0, radius: null, faces: [] },
  minInternalRadius: null,
  sharpCorners: 0,
  minWall: null,
  thinWalls: [],
  undercuts: [],
  setups: [
    { kind: 'milling', direction: [0, 0, 1], indexed: [], faces: [] },
    { kind: 'milling', direction: [0, 0, -1], indexed: [], faces: [] },
  ],
  colours: [],
  pmi: [],
  findings: [],
};

export const holes = (
  count: number,
  diameter: number,
  depth: number,
  own: Partial<HoleGroup> = {},
): HoleGroup => ({
  diameter,
  depth,
  through: true,
  axis: [0, 0, 1],
  counterbore: null,
  countersink: null,
  tipAngle: null,
  keyway: false,
  steps: [],
  count,
  centres: Array.from({ length: count }, () => [0, 0, 0] as const),
  faces: [],
  pattern: null,
  threadProposals: [],
  ...own,
});

export const pocket = (
  width: number,
  length: number,
  depth: number,
  own: Partial<PocketFeature> = {},
): PocketFeature => ({
  kind: 'pocket',
  open: false,
  through: false,
  direction: [0, 0, 1],
  depth,
  width,
  length,
  cornerRadius: 6,
  faces: [],
  ...own,
});

const disc = (diameter: number): number => (Math.PI / 4) * diameter ** 2;

const holeVolume = (groups: readonly HoleGroup[]): number =>
  groups.reduce((sum, { count, diameter, depth, counterbore }) => {
    const ring = counterbore ? (disc(counterbore.diameter) - disc(diameter)) * counterbore.depth : 0;
    return sum + count * (disc(diameter) * depth + ring);
  }, 0);

/** A plate 100 × 60 × 20 out of flat bar 25 × 62 × 102. */
export function plate(groups: readonly HoleGroup[], own: Partial<PartReport> = {}): PartReport {
  return {
    ...nothing,
    volume: 120_000 - holeVolume(groups),
    area: 2 * (100 * 60 + 100 * 20 + 60 * 20),
    box: [20, 60, 100],
    stock: [block('plate', [25, 62, 102])],
    holes: groups,
    ...own,
  };
}

export const m8Plate = (count = 4): PartReport =>
  plate([holes(count, 6.8, 20, { threadProposals: [{ designation: 'M8', tapDrill: 6.8 }] })]);

/** A block 100 × 60 × 30 with pockets, out of 35 × 62 × 102. */
export function pocketedBlock(pockets: readonly PocketFeature[]): PartReport {
  const inside = pockets.reduce(
    (sum, { width, length, depth, cornerRadius }) =>
      sum + (width * length - (4 - Math.PI) * (cornerRadius ?? 0) ** 2) * depth,
    0,
  );
  return {
    ...nothing,
    volume: 180_000 - inside,
    area: 2 * (6000 + 3000 + 1800) + pockets.reduce((sum, p) => sum + 2 * (p.width + p.length) * p.depth, 0),
    box: [30, 60, 100],
    stock: [block('block', [35, 62, 102])],
    pockets,
  };
}

/** A pin ø30 × 60 with a shank ø20 × 40, out of bar ø35 × 102. */
export function pin(own: Partial<PartReport> = {}): PartReport {
  const volume = (Math.PI / 4) * (30 ** 2 * 60 + 20 ** 2 * 40);
  return {
    ...nothing,
    process: 'turned',
    volume,
    area: Math.PI * (30 * 60 + 20 * 40) + (Math.PI / 2) * 30 ** 2,
    box: [30, 30, 100],
    turning: { axis: [0, 0, 1], origin: [0, 0, 0], diameter: 30, length: 100, envelope: volume },
    stock: [roundBar(35, 102)],
    setups: [
      { kind: 'turning', direction: [0, 0, 1], indexed: [], faces: [] },
      { kind: 'turning', direction: [0, 0, -1], indexed: [], faces: [] },
    ],
    ...own,
  };
}

/** 200 × 100 × 3 as cut, two bends of 100, four holes ø10. */
export const bentSheet = (own: Partial<PartReport> = {}): PartReport => ({
  ...plate([], { process: 'sheet', setups: [] }),
  volume: (200 * 100 - 100 * Math.PI) * 3,
  stock: [{ ...block('plate', [3, 102, 202]), label: 'Lamiera 3 × 102 × 202 (sviluppo)' }],
  sheet: { thickness: 3, cutLength: 600 + 40 * Math.PI, contours: 5, bends: 2, longestBend: 100 },
  ...own,
});
