import type { HoleGroup, PartReport, PocketFeature } from '@truciolo/part';

/** Reports for tests, with what they ask about. */
export const sampleHole = (change: Partial<HoleGroup> = {}): HoleGroup => ({
  diameter: 6.8,
  depth: 18,
  through: false,
  axis: [0, 0, 1],
  counterbore: null,
  countersink: null,
  tipAngle: null,
  keyway: false,
  steps: [],
  count: 4,
  centres: [],
  faces: [3, 4, 5, 6],
  pattern: 'su un cerchio ø66',
  threadProposals: [{ designation: 'M8', tapDrill: 6.8 }],
  ...change,
});

export const samplePocket = (change: Partial<PocketFeature> = {}): PocketFeature => ({
  kind: 'pocket',
  open: false,
  through: false,
  direction: [0, 0, 1],
  depth: 8,
  width: 12,
  length: 16,
  cornerRadius: 3,
  faces: [10, 11],
  ...change,
});

export const sampleReport = (change: Partial<PartReport> = {}): PartReport => ({
  solid: 'Flangia',
  count: 1,
  unit: 'mm',
  exact: true,
  volume: 238_800,
  area: 41_800,
  centre: [0, 0, 14],
  box: [28, 120, 120],
  boxAxes: [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  process: 'turn-mill',
  processReason: 'Corpo tondo con lavorazioni fuori asse.',
  stock: [
    { kind: 'round', dimensions: [125, 32], volume: 392_699, label: 'Tondo ø125 × 32', waste: 0.39 },
    {
      kind: 'plate',
      dimensions: [30, 122, 122],
      volume: 446_520,
      label: 'Piatto 30 × 122 × 122',
      waste: 0.46,
    },
  ],
  holes: [
    sampleHole(),
    sampleHole({ diameter: 9, depth: 28, through: true, count: 8, faces: [7, 8], threadProposals: [] }),
  ],
  pockets: [samplePocket()],
  slots: [],
  steps: [],
  bosses: 0,
  fillets: [],
  chamfers: 0,
  minInternalRadius: 3,
  sharpCorners: 0,
  minWall: 4,
  thinWalls: [],
  undercuts: [],
  setups: [],
  findings: [],
  ...change,
});
