import { useSyncExternalStore } from 'react';
import { getSessionUser, subscribeSession } from '../../../lib/session/session-store.ts';

/** The person at the tablet, with the pass for the server. */
export interface Presser {
  readonly guid: string;
  readonly name: string;
  readonly pass: string;
  /** ISO. */
  readonly until: string;
}

interface Kiosk {
  /** The device is shared: people identify themselves before they press. The server marks the session as such. */
  readonly isShared: boolean;
  readonly presser: Presser | null;
}

/** After this idle time the person is forgotten, ms. */
const IDLE = 60_000;

const listeners = new Set<() => void>();
let presser: Presser | null = null;
let known: Kiosk = { isShared: false, presser: null };
let timer: ReturnType<typeof setTimeout> | undefined;

function set(next: Presser | null): void {
  presser = next;
  for (const listener of listeners) listener();
}

/** Stable identity: the same object until something changes. */
export function getKiosk(): Kiosk {
  const isShared = getSessionUser()?.sharedTablet === true;
  if (known.isShared !== isShared || known.presser !== presser) known = { isShared, presser };
  return known;
}

/** Set until a minute after the last action, or until the next person takes over. */
export function setPresser(next: Presser | null): void {
  clearTimeout(timer);
  if (next) timer = setTimeout(() => set(null), IDLE);
  set(next);
}

export const useKiosk = (): Kiosk =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    const stop = subscribeSession(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  }, getKiosk);
