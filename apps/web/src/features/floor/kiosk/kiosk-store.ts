import { useSyncExternalStore } from 'react';
import { localText } from '../../../lib/stored-text.ts';

/** Who stands at the tablet, with what the server wants to see for it. */
export interface Presser {
  readonly guid: string;
  readonly name: string;
  readonly pass: string;
  /** ISO. */
  readonly until: string;
}

interface Kiosk {
  /** This device belongs to the shop: whoever presses says first who they are. */
  readonly isShared: boolean;
  readonly presser: Presser | null;
}

const KEY = 'floor-shared';
/** Whoever walks away without a word is forgotten, ms. */
const IDLE = 60_000;

const listeners = new Set<() => void>();
let kiosk: Kiosk = { isShared: localText.read(KEY) === 'yes', presser: null };
let timer: ReturnType<typeof setTimeout> | undefined;

function set(next: Partial<Kiosk>): void {
  kiosk = { ...kiosk, ...next };
  for (const listener of listeners) listener();
}

export function setShared(isShared: boolean): void {
  if (isShared) localText.write(KEY, 'yes');
  else localText.remove(KEY);
  set({ isShared, presser: null });
}

export const getKiosk = (): Kiosk => kiosk;

/** Stays for a minute after the last act, or until they say that it is somebody else's turn. */
export function setPresser(presser: Presser | null): void {
  clearTimeout(timer);
  if (presser) timer = setTimeout(() => set({ presser: null }), IDLE);
  set({ presser });
}

export const useKiosk = (): Kiosk =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => kiosk,
  );
