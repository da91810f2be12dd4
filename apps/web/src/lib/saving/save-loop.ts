import { isPassing, refusalText, retryDelay } from '../api/failures.ts';
import type { SaveState } from './save-state.ts';

interface Parts {
  /** Debounce after the last change, ms. */
  readonly pause: number;
  readonly isDirty: () => boolean;
  /** Nothing may be sent now: the document is frozen, or a conflict is open. */
  readonly isBlocked?: () => boolean;
  /** Sends the unsaved changes, or some of them. */
  readonly send: () => Promise<void>;
  /** Handles its own errors, such as a conflict; resolves to whether it did. */
  readonly recover?: (error: unknown) => Promise<boolean>;
  /** Everything is on the server. */
  readonly onSettled: () => void;
  readonly onState: (state: Exclude<SaveState, { kind: 'saved' }>) => void;
}

interface SaveLoop {
  readonly isRunning: () => boolean;
  schedule(delay: number): void;
  /** Sends at once; joins a call in progress. */
  run(): Promise<void>;
  /** Sends until everything is on the server or a call fails; resolves to whether everything is. */
  flush(): Promise<boolean>;
  /** Retries at once and forgets earlier failures: the connection is back. */
  retryNow(): void;
  stop(): void;
}

/** Rounds of one flush: the user may type while a call is in progress. */
const ROUNDS = 3;

/** Autosave of anything: one call at a time, growing delays while the server is away, no retry of a refusal. */
export function createSaveLoop(parts: Parts): SaveLoop {
  const { pause, isDirty, isBlocked = () => false, send, recover, onSettled, onState } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let failures = 0;
  let isFailed = false;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  };
  const fail = async (error: unknown) => {
    if (await recover?.(error)) return;
    isFailed = true;
    if (!isPassing(error)) return onState({ kind: 'refused', message: refusalText(error) });
    onState({ kind: 'offline' });
    failures += 1;
    schedule(retryDelay(failures));
  };
  const attempt = async () => {
    clearTimeout(timer);
    isFailed = false;
    onState({ kind: 'saving' });
    try {
      await send();
      failures = 0;
      if (!isDirty()) return onSettled();
      onState({ kind: 'waiting' });
      schedule(pause);
    } catch (error) {
      // A recovery that fails itself leaves the first error, unless the server is away now.
      await fail(error).catch((again: unknown) => fail(isPassing(again) ? again : error));
    }
  };
  const run = async (): Promise<void> => {
    if (running) return running;
    if (isBlocked() || !isDirty()) return;
    running = attempt().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    isRunning: () => running !== null,
    schedule,
    run,
    flush: async () => {
      for (let round = 0; round < ROUNDS && !isBlocked() && (running || isDirty()); round += 1) {
        await run();
        if (isFailed) break;
      }
      return !isDirty();
    },
    retryNow: () => {
      failures = 0;
      if (isDirty() && !isBlocked()) schedule(0);
    },
    stop: () => clearTimeout(timer),
  };
}
