import { type Dimension, isOutside, limitsOf, type Measure } from '@truciolo/jobs';
import { formatDecimal, formatNumber } from '../../lib/format/numbers.ts';

/** Gauges of a shop read 0.001 mm; what was typed finer is shown as typed. */
const mm = (value: number): string =>
  Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6 ? formatNumber(value, 3) : formatDecimal(value, 4);

/** "20,000–20,021" */
export function limitsText(dimension: Dimension): string {
  const { min, max } = limitsOf(dimension);
  return `${mm(min)}–${mm(max)}`;
}

export const valueText = ({ value }: Pick<Measure, 'value'>): string => mm(value);

/** "ø20 H7: 20,030 mm, fuori limite (20,000–20,021)" */
export const measureText = (measure: Measure): string =>
  `${measure.name}: ${mm(measure.value)} mm${isOutside(measure) ? `, fuori limite (${limitsText(measure)})` : ''}`;
