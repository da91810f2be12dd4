import type { LengthUnit } from '../model/part-model.ts';
import { INCH_PASSAGES } from './inch-drills.data.ts';

/** Charts round drills to half a thousandth of an inch, mm. */
export const CHART_OFF = 0.013;

export const isInchUnit = (unit: LengthUnit): boolean => unit === 'inch' || unit === 'foot';

/** Whether a hole has the diameter (mm) of a drill (inch) of a chart. */
export const isChartDrill = (drill: number, diameter: number): boolean =>
  Math.abs(drill * 25.4 - diameter) <= CHART_OFF;

/** The inch screw that passes a hole of this size, by the close and the free drill of its chart; null: none does. */
export const inchPassageFor = (diameter: number): string | null =>
  INCH_PASSAGES.find(([, ...drills]) => drills.some((drill) => isChartDrill(drill, diameter)))?.[0] ?? null;
