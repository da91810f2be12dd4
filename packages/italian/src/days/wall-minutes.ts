import { type Instant, romeWallClock } from './rome.ts';

const MINUTE = 60_000;

/** Whole minutes since 1970 on a clock in Rome. */
export const toWall = (instant: Instant): number => Math.floor(romeWallClock(instant).getTime() / MINUTE);

/** The instant that clock shows; in the hour that summer time leaves out, the one after it. */
export function toInstant(wall: number): string {
  const guess = wall * MINUTE;
  const offset = toWall(guess) - wall;
  const first = guess - offset * MINUTE;
  const rest = wall - toWall(first);
  return new Date(first + rest * MINUTE).toISOString();
}
