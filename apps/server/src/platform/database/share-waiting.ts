import { withCallerSignal } from '../workers/caller-signal.ts';

/**
 * Calls that need the same read share the one that still waits for its connection: a caller with many calls at once
 * costs one read and not one for each. A read that has begun is not shared, because it may have seen the rows before a
 * later call arrived. The read is for all of them, so it goes on although the first of them hangs up.
 */
export function shareWaiting<T>() {
  const waiting = new Map<string, Promise<T>>();
  return (key: string, read: (begin: () => void) => Promise<T>): Promise<T> => {
    const earlier = waiting.get(key);
    if (earlier) return earlier;
    const begin = () => {
      if (waiting.get(key) === made) waiting.delete(key);
    };
    const made: Promise<T> = withCallerSignal(undefined, () => read(begin)).finally(begin);
    waiting.set(key, made);
    return made;
  };
}
