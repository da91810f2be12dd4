import type { IndicativePrice, PricedPart } from '@truciolo/contract';
import { money, sum } from '@truciolo/money';
import type { Range } from '../format.ts';

/** The price of one line at its chosen quantity, and its total. */
export function lineOf(priced: PricedPart | null, quantity: number) {
  const price: IndicativePrice | undefined = priced?.prices.find((one) => one.quantity === quantity);
  if (!price) return null;
  const total: Range = { low: money(price.low * quantity), high: money(price.high * quantity) };
  return { price, total };
}

type Line = NonNullable<ReturnType<typeof lineOf>>;

/** Sum of the priced lines, and the longest of their times; null where no line has a price. */
export function requestTotals(lines: readonly (Line | null)[]) {
  const priced = lines.filter((line) => line !== null);
  if (priced.length === 0) return null;
  const days = priced.flatMap(({ price }) => price.days ?? []);
  const total: Range = {
    low: sum(priced.map(({ total: { low } }) => low)),
    high: sum(priced.map(({ total: { high } }) => high)),
  };
  return { total, priced: priced.length, days: days.length === priced.length ? Math.max(...days) : null };
}

const FRIDAY = 5;

/** The day that lies a number of working days after another; holidays are the shop's affair. */
export function afterWorkingDays(from: string, days: number): string {
  const day = new Date(`${from}T12:00:00Z`);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() >= 1 && day.getUTCDay() <= FRIDAY) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
