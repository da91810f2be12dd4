/** The unit in which a field keeps a time. */
export type TimeUnit = 'h' | 'min' | 's';

const SECONDS: Readonly<Record<TimeUnit, number>> = { h: 3600, min: 60, s: 1 };

/** "1:30" is minutes and seconds in a field of minutes, hours and minutes in one of hours: two places of 60. */
const CLOCK = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/;
const CLOCK_UNFINISHED = /^\d+:(?:[0-5]?|[0-5]\d:[0-5]?)$/;
/** "1h30", "1h 30m", "2 h", "90s", "1'30\"", "4 min 20 s". Only the last part may have no mark: it is the next smaller one. */
const PARTS = /^(?:(\d+)h)?(?:(\d+)(?:min|m|'|′))?(?:(\d+)(?:sec|s|''|"|″))?(\d+)?$/;

type Duration =
  | { readonly kind: 'duration'; readonly seconds: number }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'none' };

const NONE: Duration = { kind: 'none' };
const duration = (hours: number, minutes: number, seconds: number): Duration => ({
  kind: 'duration',
  seconds: hours * 3600 + minutes * 60 + seconds,
});

function clock(text: string, unit: TimeUnit): Duration {
  const match = CLOCK.exec(text);
  if (!match) return CLOCK_UNFINISHED.test(text) ? { kind: 'unfinished' } : NONE;
  const [first, second, third] = match.slice(1).map((part) => Number(part ?? 0)) as [number, number, number];
  if (match[3] !== undefined) return duration(first, second, third);
  return unit === 'h' ? duration(first, second, 0) : duration(0, first, second);
}

/** A time written with a colon or with the letters of its units; plain numbers are not read here. */
export function readDuration(text: string, unit: TimeUnit): Duration {
  const tidy = text.toLowerCase().replace(/[\s\u00a0\u202f]/g, '');
  if (tidy.includes(':')) return clock(tidy, unit);
  const match = PARTS.exec(tidy);
  if (!match || /^\d*$/.test(tidy)) return NONE;
  const [, hours, minutes, seconds, last] = match;
  const rest = Number(last ?? 0);
  if (last !== undefined && (seconds !== undefined || rest > 59)) return NONE;
  const isAfterMinutes = minutes !== undefined;
  return duration(
    Number(hours ?? 0),
    Number(minutes ?? 0) + (isAfterMinutes ? 0 : rest),
    Number(seconds ?? 0) + (isAfterMinutes ? rest : 0),
  );
}

/** Seconds in the unit of a field. */
export const inUnit = (seconds: number, unit: TimeUnit): number => seconds / SECONDS[unit];

/** "1 h 30 min", "1 min 30 s". */
export function sayDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return said.length === 0 ? '0 s' : said.join(' ');
}
