import { writeGrouped } from '@truciolo/italian';
import type { OrientedBox } from '../box/minimal-box.ts';
import type { Process, StockProposal } from '../report/part-report.ts';
import { type StandardSizes, standardSizes } from './standard-sizes.data.ts';

export interface StockOptions {
  /** Added to each side that is machined, mm. */
  readonly allowance: number;
  readonly sizes: StandardSizes;
  /** Both large sides may stay as they were rolled: a plate of the part's own thickness does. */
  readonly isPlainSided?: boolean;
  /** A bar whose sides the part keeps: no other one will do. */
  readonly drawn?: { readonly kind: 'hex' | 'square'; readonly across: number } | null;
}

export const defaultStock: StockOptions = { allowance: 1, sizes: standardSizes };

/** Smallest section around the part, seen along the axis of a bar. */
export interface BarFit {
  readonly diameter: number;
  readonly acrossFlats: number;
  readonly acrossSquare: number;
  readonly length: number;
  /** Through bore around the same axis, if there is one: a tube saves drilling it. */
  readonly bore: number;
}

/** Plates and sawn blocks cost more per kilogram and cut than bars: relative costs before real prices are known. */
const RELATIVE_COST: Record<StockProposal['kind'], number> = {
  round: 1,
  square: 1.05,
  hex: 1.1,
  tube: 1.6,
  plate: 1.15,
  block: 1.2,
  profile: 1,
};

/** A drawn thickness is a nominal one within this, mm. */
const ROLLED = 0.02;

/** Sizes of a model are off by this much, mm: no reason to buy the next one. */
const ROUNDING = 0.01;

export const nextSize = (sizes: readonly number[], least: number): number | undefined =>
  sizes.find((size) => size >= least - ROUNDING);

export const upTo = (value: number, step: number): number => Math.ceil((value - ROUNDING) / step) * step;

type Offer = (
  kind: StockProposal['kind'],
  dimensions: readonly number[],
  volume: number,
  label: string,
) => void;

/** Stock that holds the part with its allowance, cheapest first; shapes that suit the process alone. */
export function proposeStock(
  partVolume: number,
  box: Pick<OrientedBox, 'sides'>,
  bar: BarFit | null,
  process: Process,
  options: StockOptions = defaultStock,
): readonly StockProposal[] {
  const found: StockProposal[] = [];
  const offer: Offer = (kind, dimensions, volume, label) =>
    found.push({ kind, dimensions, volume, label, waste: Math.max(0, 1 - partVolume / volume) });
  const extra = options.allowance * 2;
  const { sizes } = options;
  if (bar && options.drawn) {
    offerPrism(options.drawn.kind, options.drawn.across, upTo(bar.length + extra, 1), offer);
    return found;
  }
  if (bar && process !== 'sheet') offerBars(bar, extra, sizes, offer);
  const round = process === 'turned' || process === 'turn-mill';
  if (!round || !bar) {
    const [a, b, c] = box.sides;
    const nominal = options.isPlainSided
      ? sizes.plate.find((size) => Math.abs(size - a) <= ROLLED)
      : undefined;
    const thick =
      process === 'sheet' ? nextSize(sizes.plate, a * 0.98) : (nominal ?? nextSize(sizes.plate, a + extra));
    const length = upTo(c + extra, 1);
    // A plate thicker than the part's width is used on edge: its thickness covers the wider side.
    const isOnEdge = thick !== undefined && thick > b + extra;
    const width = upTo((isOnEdge ? a : b) + extra, 1);
    if (thick !== undefined) {
      offer(
        'plate',
        [thick, width, length],
        thick * width * length,
        `Piatto ${writeGrouped(thick, 2)} × ${width} × ${length}`,
      );
    } else {
      const height = upTo(a + extra, 5);
      offer(
        'block',
        [height, width, length],
        height * width * length,
        `Blocco ${height} × ${width} × ${length}`,
      );
    }
  }
  // A vice holds no round bar: it comes after the flat ones wherever a part is not turned.
  const isSuited = ({ kind }: StockProposal) =>
    round || (kind !== 'round' && kind !== 'hex' && kind !== 'tube');
  const cost = (stock: StockProposal) => stock.volume * RELATIVE_COST[stock.kind];
  return found.sort(
    (one, other) => Number(isSuited(other)) - Number(isSuited(one)) || cost(one) - cost(other),
  );
}

function offerPrism(kind: 'hex' | 'square', across: number, length: number, offer: Offer): void {
  const section = (kind === 'hex' ? Math.sqrt(3) / 2 : 1) * across ** 2;
  const word = kind === 'hex' ? 'Esagono' : 'Quadro';
  offer(kind, [across, length], section * length, `${word} ${writeGrouped(across, 2)} × ${length}`);
}

function offerBars(bar: BarFit, extra: number, sizes: StandardSizes, offer: Offer): void {
  const length = upTo(bar.length + extra, 1);
  const round = nextSize(sizes.round, bar.diameter + extra);
  if (round !== undefined) {
    offer(
      'round',
      [round, length],
      (Math.PI / 4) * round ** 2 * length,
      `Tondo ø${writeGrouped(round, 2)} × ${length}`,
    );
  }
  const square = nextSize(sizes.square, bar.acrossSquare + extra);
  if (square !== undefined) offerPrism('square', square, length, offer);
  const hex = nextSize(sizes.hex, bar.acrossFlats + extra);
  if (hex !== undefined) offerPrism('hex', hex, length, offer);
  const tube = sizes.tube.find(
    ([outside, inside]) => outside >= bar.diameter + extra && inside <= bar.bore - extra,
  );
  if (tube) {
    const [outside, inside] = tube;
    const volume = (Math.PI / 4) * (outside ** 2 - inside ** 2) * length;
    offer('tube', [outside, inside, length], volume, `Tubo ø${outside} × ø${inside} × ${length}`);
  }
}
