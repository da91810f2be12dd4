import type { PartFacts } from '@truciolo/contract';

const FLAT = [
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
] as const satisfies PartFacts['boxAxes'];

const disc = (diameter: number): number => (Math.PI / 4) * diameter ** 2;

/** Equal plain holes through the part. */
export const holeGroup = (count: number, diameter: number, depth: number): PartFacts['holes'][number] => ({
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
  centres: Array.from({ length: count }, () => [0, 0, 0]),
  faces: [],
  pattern: null,
  threadProposals: [],
});

/** A plate 100 × 60 × 20 with plain holes, out of flat bar 25 × 62 × 102, as a browser would measure it. */
export function plateFacts({ holes = 4, diameter = 9 } = {}, own: Partial<PartFacts> = {}): PartFacts {
  return {
    exact: true,
    volume: 120_000 - holes * disc(diameter) * 20,
    area: 2 * (100 * 60 + 100 * 20 + 60 * 20),
    box: [20, 60, 100],
    boxAxes: [...FLAT],
    process: 'milled',
    turning: null,
    sheet: null,
    stock: [
      {
        kind: 'plate',
        dimensions: [25, 62, 102],
        volume: 158_100,
        label: 'Piatto 25 × 62 × 102',
        waste: 0.24,
      },
    ],
    holes: [holeGroup(holes, diameter, 20)],
    pockets: [],
    slots: [],
    steps: [],
    outline: null,
    teeth: [],
    threads: [],
    chamfers: 0,
    chamferLength: 0,
    edges: { length: 720, turns: 0 },
    curved: { area: 0, radius: null, faces: [] },
    bosses: 0,
    fillets: [],
    minInternalRadius: null,
    minWall: null,
    thinWalls: [],
    sharpCorners: 0,
    undercuts: [],
    setups: [
      { kind: 'milling', direction: [0, 0, 1], indexed: [], faces: [] },
      { kind: 'milling', direction: [0, 0, -1], indexed: [], faces: [] },
    ],
    ...own,
  };
}
