import type { StockProposal } from '@truciolo/part';
import { isLathe } from '../model/machine-kind.ts';
import { because, type Reason } from '../model/reason.ts';
import type { ShopMachine } from '../model/shop-machine.ts';
import { sectionOf } from '../operations/saw-blank.ts';

/** mm³ and kg/dm³ to kg. */
export const kilograms = (volume: number, density: number): number => (volume * density) / 1e6;

type Limit = 'too-long' | 'too-wide' | 'too-heavy';

/** Its dimensions are three sides. */
const isThreeSided = (kind: StockProposal['kind']): boolean =>
  kind === 'plate' || kind === 'block' || kind === 'profile';

/** Sides of the stock, longest first. */
export function sidesOf({ kind, dimensions }: StockProposal): readonly [number, number, number] {
  const [a = 0, b = 0, c = 0] = dimensions;
  const sides = isThreeSided(kind) ? [a, b, c] : kind === 'tube' ? [a, a, c] : [a, a, b];
  const [long = 0, middle = 0, short = 0] = sides.sort((one, other) => other - one);
  return [long, middle, short];
}

/** Length along the bar, and the size across it. */
function barSize(stock: StockProposal): { length: number; across: number } {
  const { kind, dimensions } = stock;
  if (isThreeSided(kind)) {
    const [long, middle, short] = sidesOf(stock);
    return { length: long, across: Math.hypot(middle, short) };
  }
  return { length: dimensions.at(-1) ?? 0, across: sectionOf(stock).width };
}

/** Each size against its limit; a missing limit accepts everything. */
function sizesOn(
  machine: ShopMachine,
  stock: StockProposal,
): readonly (readonly [Limit, number, number | null])[] {
  const { travel, maxDiameter, maxLength, kind } = machine;
  const bar = barSize(stock);
  if (kind === 'segatrice') return [['too-wide', bar.across, maxDiameter]];
  if (isLathe(kind)) {
    return [
      ['too-wide', bar.across, maxDiameter],
      ['too-long', bar.length, maxLength ?? travel.z],
    ];
  }
  const [long, middle, short] = sidesOf(stock);
  const table = [travel.x, travel.y].filter((axis) => axis !== null).sort((a, b) => b - a);
  return [
    ['too-long', long, table[0] ?? null],
    ['too-long', long, maxLength],
    ['too-wide', middle, table[1] ?? null],
    ['too-wide', short, travel.z],
  ];
}

/** Why a blank does not go on a machine; null where it does. */
export function hindrance(machine: ShopMachine, stock: StockProposal, density: number): Reason | null {
  const sizes: readonly (readonly [Limit, number, number | null])[] = [
    ...sizesOn(machine, stock),
    ['too-heavy', kilograms(stock.volume, density), machine.maxWeight],
  ];
  const over = sizes.find(([, size, limit]) => limit !== null && size > limit);
  return over ? because(over[0], { machine: machine.name, size: over[1], limit: over[2] ?? 0 }) : null;
}
