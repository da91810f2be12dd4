import type { PartReport, SolidModel, StockProposal, Vec3 } from '@truciolo/part';

/** Open or closed lines in the space of the model, mm. */
export type Outline3d = readonly (readonly Vec3[])[];

type Shape = Pick<PartReport, 'box' | 'boxAxes' | 'turning'>;

const ROUND_CORNERS = 72;
/** Along a cylinder a few lines show its length. */
const ROUND_SIDES = 4;
/** A bar may be shorter than the part by rounding only. */
const FITS = 0.01;

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Middle of a solid along three directions that are at right angles. */
function middleOf({ mesh: { positions } }: Pick<SolidModel, 'mesh'>, axes: readonly Vec3[]): Vec3 {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 3) {
    const point: Vec3 = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
    for (const [index, axis] of axes.entries()) {
      const along = dot(point, axis);
      low[index] = Math.min(low[index] ?? along, along);
      high[index] = Math.max(high[index] ?? along, along);
    }
  }
  const middle = (index: number) => ((low[index] ?? 0) + (high[index] ?? 0)) / 2;
  return [middle(0), middle(1), middle(2)];
}

const matches = (a: Vec3, b: Vec3): boolean => Math.abs(dot(a, b)) > 0.999;

/** Place of the direction that a bar runs along: the turned axis, or the side that its length leaves least over. */
function barAxis({ box, boxAxes, turning }: Shape, length: number): number {
  const turned = turning ? boxAxes.findIndex((axis) => matches(axis, turning.axis)) : -1;
  if (turned >= 0) return turned;
  const over = box.map((side) => (side <= length + FITS ? length - side : Infinity));
  return over.indexOf(Math.min(...over));
}

const corners = (count: number, radius: number, turn: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });

/** Cross-section of a bar around its middle. */
function sectionOf({ kind, dimensions: [size = 0] }: StockProposal): readonly (readonly [number, number])[] {
  if (kind === 'hex') return corners(6, size / Math.sqrt(3), 0);
  if (kind === 'square') return corners(4, size / Math.SQRT2, Math.PI / 4);
  return corners(ROUND_CORNERS, size / 2, 0);
}

/** The raw piece around the part, drawn as lines; empty for a part whose directions are unknown. */
export function stockOutline(
  report: Shape,
  stock: StockProposal,
  solid: Pick<SolidModel, 'mesh'>,
): Outline3d {
  const { boxAxes } = report;
  const middle = middleOf(solid, boxAxes);
  const place = (along: readonly [number, number, number]): Vec3 => {
    const at = (component: 0 | 1 | 2) =>
      boxAxes.reduce(
        (sum, axis, index) => sum + axis[component] * ((middle[index] ?? 0) + (along[index] ?? 0)),
        0,
      );
    return [at(0), at(1), at(2)];
  };
  const isBar = stock.kind !== 'plate' && stock.kind !== 'block';
  const sides = [...stock.dimensions].sort((a, b) => a - b);
  const length = isBar ? (stock.dimensions.at(-1) ?? 0) : (sides[2] ?? 0);
  const axis = isBar ? barAxis(report, length) : 2;
  if (axis < 0) return [];
  const [first, second] = [0, 1, 2].filter((index) => index !== axis) as [number, number];
  const [width = 0, height = 0] = sides;
  const section = isBar
    ? sectionOf(stock)
    : ([
        [-width / 2, -height / 2],
        [width / 2, -height / 2],
        [width / 2, height / 2],
        [-width / 2, height / 2],
      ] as const);
  const end = (side: 1 | -1): Vec3[] =>
    section.map(([a, b]) => {
      const along: [number, number, number] = [0, 0, 0];
      along[first] = a;
      along[second] = b;
      along[axis] = (side * length) / 2;
      return place(along);
    });
  const [near, far] = [end(-1), end(1)];
  const every = section.length > 6 ? section.length / ROUND_SIDES : 1;
  const sidesOf = near.flatMap((corner, index) =>
    index % every === 0 ? [[corner, far[index] ?? corner]] : [],
  );
  const closed = (ring: readonly Vec3[]) => [...ring, ...ring.slice(0, 1)];
  return [closed(near), closed(far), ...sidesOf];
}
