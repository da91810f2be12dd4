import { writeGrouped } from '@truciolo/italian';
import type { StockProposal } from '../report/part-report.ts';
import type { Profile } from '../report/write-findings.ts';
import { type StockOptions, upTo } from './propose-stock.ts';

/** A piece of the bought profile: its section is the part's own, only the ends have stock. */
export function proposeProfile(
  partVolume: number,
  [width, height]: readonly number[],
  { length, section, tube }: Profile,
  { allowance }: StockOptions,
): StockProposal {
  const whole = upTo(length + allowance * 2, 1);
  const [a, b] = [width ?? 0, height ?? 0].map((side) => Math.round(side * 100) / 100) as [number, number];
  const volume = section * whole;
  return {
    kind: 'profile',
    dimensions: [a, b, whole],
    volume,
    label: tube
      ? `Tubo ø${writeGrouped(tube.outside, 2)} × ø${writeGrouped(tube.inside, 2)} × ${whole}`
      : `Profilo ${writeGrouped(a, 2)} × ${writeGrouped(b, 2)} × ${whole}`,
    waste: Math.max(0, 1 - partVolume / volume),
  };
}
