import type { Minute } from '@truciolo/planning';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Minutes of the clock on the wall in Rome. */
export function toWall(instant: string): Minute {
  const value = new Map(
    parts.formatToParts(new Date(instant)).map(({ type, value: text }) => [type, Number(text)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => value.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) / 60_000;
}

/** The instant that clock shows; in the hour that summer time leaves out, the one after it. */
export function toInstant(wall: Minute): string {
  const guess = wall * 60_000;
  const offset = toWall(new Date(guess).toISOString()) - wall;
  const first = new Date(guess - offset * 60_000);
  const rest = wall - toWall(first.toISOString());
  return new Date(first.getTime() + rest * 60_000).toISOString();
}
