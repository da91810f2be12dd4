import type { Theme } from '@truciolo/contract';
import { useSyncExternalStore } from 'react';
import { getPreferences } from './api/get-preferences.ts';
import { updatePreferences } from './api/update-preferences.ts';

const listeners = new Set<() => void>();
/** Null follows the device. */
let chosen: Theme | null = 'light';
/** Last known value of the server: a failed change goes back to it. */
let saved: Theme | null = 'light';

const device = () => window.matchMedia('(prefers-color-scheme: dark)');

function apply(next: Theme | null): void {
  chosen = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const media = device();
  media.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
  };
};

export const currentTheme = (): Theme => chosen ?? (device().matches ? 'dark' : 'light');

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);

const known = (theme: unknown): Theme | null => (theme === 'dark' || theme === null ? theme : 'light');

/** The saved theme; the device decides until one is chosen. A failed load means light. */
export async function loadTheme(): Promise<void> {
  try {
    saved = known((await getPreferences()).theme);
  } catch {
    saved = 'light';
  }
  apply(saved);
}

/** Applied at once and saved; rolled back if saving fails. The error is rethrown to the caller. */
export async function changeTheme(next: Theme): Promise<void> {
  apply(next);
  try {
    await updatePreferences({ theme: next });
    saved = next;
  } catch (error) {
    apply(saved);
    throw error;
  }
}

export function resetTheme(): void {
  saved = 'light';
  apply(saved);
}
