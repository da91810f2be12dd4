import { useSyncExternalStore } from 'react';
import { getSessionUser, subscribeSession } from '../../../lib/session/session-store.ts';

/** Who stands at the tablet, with what the server wants to see for it. */
export interface Presser {
  readonly guid: string;
  readonly name: string;
  readonly pass: string;
  /** ISO. */
  readonly until: string;
}

interface Kiosk {
  /** This device belongs to the shop: whoever presses says first who they are. The server says so of the session. */
  readonly isShared: boolean;
  readonly presser: Presser | null;
}

/** Whoever walks away without a word is forgotten, ms. */
const IDLE = 60_000;

const listeners = new Set<() => void>();
let presser: Presser | null = null;
let known: Kiosk = { isShared: false, presser: null };
let timer: ReturnType<typeof setTimeout> | undefined;

function set(next: Presser | null): void {
  presser = next;
  for (const listener of listeners) listener();
}

/** The same object while nothing changed. */
export function getKiosk(): Kiosk {
  const isShared = getSessionUser()?.sharedTablet === true;
  if (known.isShared !== isShared || known.presser !== presser) known = { isShared, presser };
  return known;
}

/** Stays for a minute after the last act, or until they say that it is somebody else's turn. */
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
