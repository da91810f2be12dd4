import { useSyncExternalStore } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import type { Sending } from '../../../lib/api/send-file.ts';
import { type AfterLoss, sendEach } from './send-each.ts';

/** The file that is on its way, among those that were dropped together. */
interface Taking {
  readonly name: string;
  readonly at: number;
  readonly of: number;
  /** 0-1 of the current file. */
  readonly share: number;
  /** The file did not arrive: the user chooses. */
  readonly isLost: boolean;
}

/** One queue for the tab: files that are dropped while others are sent wait, also when the page changes meanwhile. */
let current: Taking | null = null;
let control = new AbortController();
let answer: (choice: AfterLoss) => void = () => undefined;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function show(next: Taking | null): void {
  if (next && !current) window.addEventListener('beforeunload', warn);
  if (!next) window.removeEventListener('beforeunload', warn);
  current = next;
  for (const listener of listeners) listener();
}

/** A connection that comes back tries by itself. */
function askAgain(): Promise<AfterLoss> {
  if (current) show({ ...current, isLost: true });
  return new Promise<AfterLoss>((resolve) => {
    answer = resolve;
    const again = () => resolve('again');
    window.addEventListener('online', again, { once: true });
    control.signal.addEventListener('abort', () => resolve('stop'), { once: true });
  });
}

type SendOne = (file: File, sending: Sending) => Promise<unknown>;

async function sendAll(files: readonly File[], send: SendOne) {
  const { signal } = control;
  if (signal.aborted) return { count: 0, isWhole: false };
  return sendEach(
    files,
    (file, index) => {
      const at = { name: file.name, at: index + 1, of: files.length, isLost: false };
      show({ ...at, share: 0 });
      return send(file, { onProgress: (share) => show({ ...at, share }), signal });
    },
    { askAgain, say: notifyFailed },
  );
}

/** Runs the work after everything that waits already. Its files go through the `sendAll` that it is given. */
export function inTurn<T>(work: (send: typeof sendAll) => Promise<T>): Promise<T> {
  if (waiting === 0) control = new AbortController();
  waiting += 1;
  const own = last
    .then(() => work(sendAll))
    .finally(() => {
      waiting -= 1;
      if (waiting === 0) show(null);
    });
  last = own.catch(() => undefined);
  return own;
}

/** Nothing more is sent of all that waits. */
export const stopTaking = (): void => control.abort();
export const answerLoss = (choice: AfterLoss): void => answer(choice);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTaking = (): Taking | null => useSyncExternalStore(subscribe, () => current);
