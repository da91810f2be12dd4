import { romeWallClock } from '@truciolo/italian';

const PART = /^(?:\*|\*\/([1-9]\d?)|(\d{1,2}))$/;

function fits(part: string, now: number): boolean {
  const found = PART.exec(part);
  if (!found) throw new Error(`not a part of a schedule: ${part}`);
  const [, step, exact] = found;
  if (exact !== undefined) return Number(exact) === now;
  return step === undefined || now % Number(step) === 0;
}

/**
 * Whether a schedule in Italian time matches this minute: minute, hour, day, month, weekday (0 = Sunday), each a
 * number, `*` or a step as in `*\/10`.
 */
export function isDue(schedule: string, at: Date): boolean {
  const parts = schedule.split(' ');
  if (parts.length !== 5) throw new Error(`not a schedule: ${schedule}`);
  const wall = romeWallClock(at);
  const now = [
    wall.getUTCMinutes(),
    wall.getUTCHours(),
    wall.getUTCDate(),
    wall.getUTCMonth() + 1,
    wall.getUTCDay(),
  ];
  return parts.every((part, place) => fits(part, now[place] ?? -1));
}
