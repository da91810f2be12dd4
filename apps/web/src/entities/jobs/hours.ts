import { formatNumber } from '../../lib/format/numbers.ts';

/** 12,5: hours of some minutes, one decimal. */
export const hours = (minutes: number): string => formatNumber(minutes / 60, 1);

/** "2 h 05", "45 min": as people say how long something takes. */
export function duration(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  return `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')}`;
}
