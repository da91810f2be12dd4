import { type CurvePoint, curveQuantities } from '@truciolo/pricing';
import { roundStep } from '../../../../lib/axis-ticks.ts';

export const CURVE = { width: 352, height: 142, left: 34, right: 334, top: 12, bottom: 118 } as const;

export interface CurveScale {
  readonly x: (quantity: number) => number;
  readonly y: (money: number) => number;
  readonly xTicks: readonly number[];
  /** 1/10,000 € */
  readonly yTicks: readonly number[];
  /** Every tick has the same ones. */
  readonly decimals: 0 | 2;
  readonly from: number;
  readonly to: number;
}

/** The range around the asked quantities, half a decade to both sides. */
export function curveRange(quantities: readonly number[]): readonly [from: number, to: number] {
  const least = Math.min(...quantities, 100);
  const most = Math.max(...quantities, 10);
  return [Math.max(1, Math.floor(least / 2)), Math.min(most * 2, 1e9)];
}

const POINTS = 72;
export const curveSteps = (from: number, to: number) => curveQuantities(from, to, POINTS);

/** 1/10,000 € */
const CENT = 100;
const EURO = 100 * CENT;

/** Null without a line to draw: a price is still missing, and the least of nothing would have no end. */
export function curveScale(points: readonly CurvePoint[], from: number, to: number): CurveScale | null {
  if (points.length < 2) return null;
  const { left, right, top, bottom } = CURVE;
  const prices = points.flatMap(({ price, fullCost }) => [price, fullCost]);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const step = roundStep(Math.max((most - least * 0.8) / 4, CENT));
  const floor = Math.max(0, Math.floor((least * 0.85) / step) * step);
  const ceiling = Math.max(Math.ceil(most / step) * step, floor + step);
  const yTicks = [];
  for (let tick = floor; tick <= ceiling; tick += step) yTicks.push(tick);
  const span = Math.log(to) - Math.log(from) || 1;
  return {
    x: (quantity) => left + ((Math.log(quantity) - Math.log(from)) / span) * (right - left),
    y: (money) => bottom - ((money - floor) / (ceiling - floor)) * (bottom - top),
    xTicks: decadeTicks(from, to),
    yTicks,
    decimals: step % EURO === 0 ? 0 : 2,
    from,
    to,
  };
}

/** The ends, and the 1 and 5 of every decade between, as long as they have room. */
function decadeTicks(from: number, to: number): readonly number[] {
  const ticks: number[] = [from];
  const room = Math.log(to / from) / 9;
  for (let decade = 1; decade <= to; decade *= 10) {
    for (const tick of [decade, decade * 5]) {
      const last = ticks.at(-1) ?? from;
      if (tick > from && tick < to && Math.log(tick / last) >= room && Math.log(to / tick) >= room)
        ticks.push(tick);
    }
  }
  return [...ticks, to];
}

export const curvePath = (
  points: readonly CurvePoint[],
  scale: CurveScale,
  of: 'price' | 'fullCost',
): string =>
  points
    .map(
      (point, index) =>
        `${index === 0 ? 'M' : 'L'}${scale.x(point.quantity).toFixed(1)} ${scale.y(point[of]).toFixed(1)}`,
    )
    .join('');
