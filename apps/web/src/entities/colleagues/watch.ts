import { type quotePresence, type RouteAnswer, WATCH_EVERY_MS } from '@truciolo/contract';
import { isDenied } from '../../lib/api/failures.ts';

export type WatchAnswer = RouteAnswer<typeof quotePresence.watch>;

interface Parts {
  /** The open record; null before its first save. */
  readonly page: () => string | null;
  readonly ask: (guid: string) => Promise<WatchAnswer>;
  /** Visible, connected, licensed: otherwise the poll is skipped. */
  readonly isAwake: () => boolean;
  readonly onAnswer: (answer: WatchAnswer) => void;
}

interface Watch {
  start(): void;
  /** Polls at once when the page becomes visible again. */
  beatNow(): void;
  stop(): void;
}

/** Polls the version of the open record, one request at a time. */
export function createWatch({ page, ask, isAwake, onAnswer }: Parts): Watch {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isAsking = false;
  let isOver = false;
  const beat = async () => {
    const guid = page();
    if (isOver || isAsking || guid === null || !isAwake()) return;
    isAsking = true;
    try {
      const answer = await ask(guid);
      if (timer !== undefined) onAnswer(answer);
    } catch (error) {
      if (isDenied(error)) isOver = true;
    } finally {
      isAsking = false;
    }
  };
  return {
    start: () => {
      clearInterval(timer);
      isOver = false;
      timer = setInterval(() => void beat(), WATCH_EVERY_MS);
      void beat();
    },
    beatNow: () => void beat(),
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
