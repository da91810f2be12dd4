import { processes, stockKinds } from '@truciolo/part';
import { z } from 'zod';

// Facts of a part as the buyer's browser measured them: the fields of a `PartReport` that times and prices need. The
// server reads the model itself once the request is sent.

const LIST = 400;
const FACES = 20_000;
const size = z.number().min(0).max(1e5);
const direction = z.tuple([z.number(), z.number(), z.number()]);
const listOf = <Item extends z.ZodType>(item: Item, most = LIST) => z.array(item).max(most);
/** Number of a face in the model's file. */
const faceIndex = z.int().min(0).max(1_000_000);
const faces = listOf(faceIndex, FACES);

const stock = z.object({
  kind: z.enum(stockKinds),
  dimensions: z.array(size).min(2).max(3),
  volume: z.number().min(0).max(1e12),
  label: z.string().max(100),
  waste: z.number().min(-1).max(1),
});

const hole = z.object({
  diameter: size,
  depth: size,
  through: z.boolean(),
  axis: direction,
  counterbore: z.object({ diameter: size, depth: size }).nullable(),
  countersink: z.object({ diameter: size, angle: z.number() }).nullable(),
  tipAngle: z.number().nullable(),
  keyway: z.boolean(),
  steps: listOf(z.object({ diameter: size, length: size }), 50),
  count: z.int().min(1).max(10_000),
  centres: listOf(direction, 10_000),
  faces,
  pattern: z.string().max(200).nullable(),
  threadProposals: listOf(z.object({ designation: z.string().max(20), tapDrill: size }), 20),
});

const pocket = z.object({
  kind: z.enum(['pocket', 'slot', 'step']),
  open: z.boolean(),
  through: z.boolean(),
  direction,
  depth: size,
  width: size,
  length: size,
  cornerRadius: size.nullable(),
  faces,
  plan: z
    .object({ perimeter: z.number().min(0).max(1e7), area: z.number().min(0).max(1e12) })
    .exactOptional(),
  broached: z.boolean().exactOptional(),
});

const thread = z.object({
  internal: z.boolean(),
  leftHand: z.boolean(),
  major: size,
  minor: size,
  pitch: size,
  length: size,
  axis: direction,
  centre: direction,
  designation: z.string().max(20).nullable(),
  faces,
});

const setup = z.object({
  kind: z.enum(['milling', 'turning']),
  direction,
  indexed: listOf(direction, 50),
  faces,
});

export const partFacts = z.object({
  exact: z.boolean(),
  volume: z.number().min(0).max(1e12),
  area: z.number().min(0).max(1e12),
  box: z.tuple([size, size, size]),
  boxAxes: z.tuple([direction, direction, direction]),
  process: z.enum(processes),
  turning: z
    .object({
      axis: direction,
      origin: direction,
      diameter: size,
      length: size,
      envelope: z.number().min(0).max(1e12),
      drawnArea: z.number().min(0).max(1e12).exactOptional(),
      grooves: listOf(
        z.object({ width: size, depth: size, diameter: size, internal: z.boolean(), faces }),
      ).exactOptional(),
    })
    .nullable(),
  sheet: z
    .object({
      thickness: size,
      cutLength: z.number().min(0).max(1e8),
      contours: z.int().min(0).max(100_000),
      bends: z.int().min(0).max(1000),
      longestBend: size,
    })
    .nullable(),
  stock: listOf(stock, 50),
  holes: listOf(hole),
  pockets: listOf(pocket),
  slots: listOf(pocket),
  steps: listOf(pocket),
  outline: z
    .object({
      direction,
      depth: size,
      perimeter: z.number().min(0).max(1e7),
      volume: z.number().min(0).max(1e12),
      faces,
    })
    .nullable(),
  teeth: listOf(
    z.object({ teeth: z.int().min(0).max(10_000), diameter: size, length: size, axis: direction, faces }),
    50,
  ),
  threads: listOf(thread),
  chamfers: z.int().min(0).max(100_000),
  chamferLength: z.number().min(0).max(1e8),
  edges: z.object({ length: z.number().min(0).max(1e8), turns: z.number().min(0).max(1e6) }),
  curved: z.object({ area: z.number().min(0).max(1e12), radius: size.nullable(), faces }),
  bosses: z.int().min(0).max(100_000),
  fillets: listOf(z.object({ radius: size, count: z.int().min(0).max(100_000), concave: z.boolean() })),
  minInternalRadius: size.nullable(),
  minWall: size.nullable(),
  thinWalls: listOf(
    z.object({
      thickness: size,
      height: size,
      faces: z.tuple([faceIndex, faceIndex]),
      at: direction,
    }),
  ),
  sharpCorners: z.int().min(0).max(100_000),
  undercuts: faces,
  setups: listOf(setup, 60),
});
export type PartFacts = z.output<typeof partFacts>;

/** The facts of a `PartReport`, without the texts and pictures that only its page needs. Throws beyond the limits. */
export const factsOf = (report: object): PartFacts => partFacts.parse(report);
