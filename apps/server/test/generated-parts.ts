import type { HoleGroup, PartReport, StockProposal } from '@truciolo/part';
import { holeGroup, plateFacts } from './part-samples.ts';

type Between = (from: number, to: number) => number;

/** Park and Miller's minimal generator: the same parts at every run. */
export function generator(seed: number): Between {
  let state = seed;
  return (from, to) => {
    state = (state * 48_271) % 2_147_483_647;
    return from + (to - from) * (state / 2_147_483_647);
  };
}

const disc = (diameter: number): number => (Math.PI / 4) * diameter ** 2;

/** A report as the 3D Assistant has it, with the words that only its page shows. */
const reportOf = (own: Partial<PartReport>): PartReport => ({
  ...plateFacts(),
  solid: 'Pezzo',
  count: 3,
  unit: 'inch',
  centre: [1, 2, 3],
  processReason: 'Facce piane',
  colours: [{ rgb: '#ff0000', faces: [1], area: 10, text: '1 faccia rossa' }],
  pmi: [],
  findings: [{ code: 'thread-question', level: 'question', text: 'Filettato?', faces: [1] }],
  ...own,
});

const holesOf = (between: Between, depth: number): HoleGroup =>
  holeGroup(Math.round(between(1, 12)), Math.round(between(5, 16)), depth);

const bored = ({ count, diameter, depth }: HoleGroup): number => count * disc(diameter) * depth;

const flat = (kind: StockProposal['kind'], dimensions: readonly [number, number, number]): StockProposal => ({
  kind,
  dimensions,
  volume: dimensions[0] * dimensions[1] * dimensions[2],
  label: 'Piatto',
  waste: 0.2,
});

/** A plate with holes, of any size. */
export function plateOf(between: Between): PartReport {
  const [a, b, c] = [between(8, 40), between(45, 120), between(125, 300)];
  const hole = holesOf(between, a);
  return reportOf({
    volume: a * b * c - bored(hole),
    area: 2 * (a * b + b * c + a * c),
    box: [a, b, c],
    stock: [flat('plate', [a + 3, b + 3, c + 3])],
    holes: [hole],
    edges: { length: 4 * (a + b + c), turns: 0 },
  });
}

/** A stepped pin out of bar, with a bore along its axis in every second one. */
export function pinOf(between: Between): PartReport {
  const [thick, long] = [between(15, 120), between(30, 250)];
  const [thin, shank] = [thick * between(0.5, 0.9), long * between(0.2, 0.7)];
  const envelope = disc(thick) * (long - shank) + disc(thin) * shank;
  const hole = { ...holesOf(between, long), count: 1, centres: [[0, 0, 0] as const] };
  const holes = between(0, 1) < 0.5 ? [hole] : [];
  const [diameter, length] = [thick + 3, long + 2];
  return reportOf({
    process: 'turned',
    volume: envelope - holes.reduce((sum, one) => sum + bored(one), 0),
    area: Math.PI * (thick * (long - shank) + thin * shank) + 2 * disc(thick),
    box: [thick, thick, long],
    turning: { axis: [0, 0, 1], origin: [0, 0, 0], diameter: thick, length: long, envelope },
    stock: [
      {
        kind: 'round',
        dimensions: [diameter, length],
        volume: disc(diameter) * length,
        label: '',
        waste: 0.3,
      },
    ],
    holes,
    edges: { length: Math.PI * (thick + thin), turns: 2 },
    setups: [
      { kind: 'turning', direction: [0, 0, 1], indexed: [], faces: [] },
      { kind: 'turning', direction: [0, 0, -1], indexed: [], faces: [] },
    ],
  });
}

/** A sheet, flat or bent. */
export function sheetOf(between: Between): PartReport {
  const [thickness, wide, long] = [between(1, 12), between(50, 600), between(100, 1200)];
  const bends = Math.round(between(0, 4));
  const cutouts = Math.round(between(0, 20));
  return reportOf({
    process: 'sheet',
    volume: thickness * wide * long,
    area: 2 * wide * long,
    box: [thickness, wide, long],
    stock: [flat('plate', [thickness, wide + 2, long + 2])],
    holes: [],
    setups: [],
    sheet: {
      thickness,
      cutLength: 2 * (wide + long) + cutouts * 40,
      contours: 1 + cutouts,
      bends,
      longestBend: bends > 0 ? wide : 0,
    },
  });
}
