import { axisTicks } from '../../lib/axis-ticks.ts';
import { formatNumber } from '../../lib/format/numbers.ts';

/** From here on thousands are easier to read than the noughts of whole euro. */
const THOUSANDS_FROM = 10_000;
const TICKS = 4;

interface EuroAxis {
  /** € */
  readonly ticks: readonly number[];
  readonly unit: string;
  readonly text: (euro: number) => string;
}

/** An axis of amounts from 0 up to the largest: round steps, in a unit in which no two of them read alike. */
export function euroAxis(most: number): EuroAxis {
  const inThousands = most >= THOUSANDS_FROM;
  const reached = axisTicks(most, TICKS);
  // One step beyond the last, so that the tallest bar ends below the top.
  const step = reached[1] ?? 1;
  const last = reached.at(-1) ?? 0;
  const ticks = last < most || last === 0 ? [...reached, Number((last + step).toPrecision(12))] : reached;
  return inThousands
    ? { ticks, unit: 'migliaia di €', text: (euro) => formatNumber(euro / 1000) }
    : { ticks, unit: '€', text: (euro) => formatNumber(euro, step < 1 ? 2 : 0) };
}
