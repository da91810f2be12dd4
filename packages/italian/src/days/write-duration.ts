import { writeGrouped } from '../numbers/write-number.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** "2 h 05", "45 min": durations in usual form. */
export function writeDuration(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${writeGrouped(Math.floor(whole / 60))} h ${two(whole % 60)}`;
}

/** "02:47:12": a running clock, which never shows a second before it has passed. */
export function writeClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** "3:08" or "1:02:15": hours and the first zero only where they are needed. */
export function writeShortClock(seconds: number): string {
  const whole = Math.round(Math.max(0, seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** "10:05": minutes since midnight. */
export const writeTimeOfDay = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
