import { foldEvents } from './fold-events.ts';
import type { WorkEvent } from './work-event.ts';

interface DayStretch {
  /** Key of the start. */
  readonly key: string;
  readonly phase: string;
  readonly from: string;
  /** Null while it goes on. */
  readonly to: string | null;
  /** Minutes within the day; null while nobody knows. */
  readonly minutes: number | null;
}

interface WorkDay {
  readonly stretches: readonly DayStretch[];
  readonly minutes: number;
  readonly good: number;
  readonly scrap: number;
}

interface PhaseEvents {
  readonly phase: string;
  readonly events: readonly WorkEvent[];
}

interface Span {
  /** ISO: from the first moment of the day up to the first one of the next day. */
  readonly from: string;
  readonly to: string;
  readonly now: string;
}

const MS_PER_MINUTE = 60_000;

/** The work of one person on one day: their stretches within it and the pieces they counted. */
export function workDay(
  phases: readonly PhaseEvents[],
  isMine: (key: string) => boolean,
  { from, to, now }: Span,
): WorkDay {
  const stretches: DayStretch[] = [];
  let good = 0;
  let scrap = 0;
  for (const { phase, events } of phases) {
    const folded = foldEvents(events, now);
    for (const { key, from: begin, to: end, minutes } of folded.stretches) {
      const until = end ?? now;
      if (!isMine(key) || until < from || begin >= to) continue;
      const [first, last] = [begin > from ? begin : from, until < to ? until : to];
      const within = (Date.parse(last) - Date.parse(first)) / MS_PER_MINUTE;
      const counted = minutes === null ? null : Math.min(minutes, within);
      stretches.push({ key, phase, from: begin, to: end, minutes: counted });
    }
    for (const event of events) {
      if (!isMine(event.key) || event.at < from || event.at >= to) continue;
      // A second stop counts nothing, its pieces neither.
      if (folded.remarks.get(event.key) === 'not-running') continue;
      good += event.good;
      scrap += event.scrap;
    }
  }
  return {
    stretches: stretches.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
    minutes: stretches.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    good,
    scrap,
  };
}
