import type { Minute } from '../calendar/wall-time.ts';

/** Percent of people taken over time: `used[i]` from `times[i]` up to `times[i + 1]`. */
export interface CrewTrack {
  readonly times: Minute[];
  readonly used: number[];
}

export const emptyCrewTrack = (): CrewTrack => ({ times: [Number.NEGATIVE_INFINITY], used: [0] });

/** Index of the step a moment lies in. */
function stepAt({ times }: CrewTrack, moment: Minute): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] as number) <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function cut(track: CrewTrack, moment: Minute): number {
  const step = stepAt(track, moment);
  if (track.times[step] === moment) return step;
  track.times.splice(step + 1, 0, moment);
  track.used.splice(step + 1, 0, track.used[step] as number);
  return step + 1;
}

/** Takes people for a while; a negative share gives them back. */
export function take(track: CrewTrack, start: Minute, end: Minute, share: number): void {
  if (share === 0 || end <= start) return;
  const first = cut(track, start);
  const last = cut(track, end);
  for (let step = first; step < last; step++) track.used[step] = (track.used[step] as number) + share;
  for (const step of [last, first])
    if (step > 0 && track.used[step] === track.used[step - 1]) {
      track.times.splice(step, 1);
      track.used.splice(step, 1);
    }
}

export interface Shortage {
  readonly start: Minute;
  readonly end: Minute;
}

/** The first stretch of time in which more than so much is taken. */
export function firstAbove(track: CrewTrack, start: Minute, end: Minute, most: number): Shortage | null {
  for (let step = stepAt(track, start); step < track.times.length; step++) {
    const from = track.times[step] as number;
    if (from >= end) return null;
    if ((track.used[step] as number) > most)
      return { start: from, end: track.times[step + 1] ?? Number.POSITIVE_INFINITY };
  }
  return null;
}
