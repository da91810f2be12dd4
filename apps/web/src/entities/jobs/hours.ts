import { formatNumber } from '../../lib/format/numbers.ts';

/** 12,5: hours of some minutes, one decimal. */
export const hours = (minutes: number): string => formatNumber(minutes / 60, 1);

export { writeDuration as duration } from '@truciolo/italian';
