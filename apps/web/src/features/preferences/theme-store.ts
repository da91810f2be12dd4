import type { Preferences } from '@truciolo/contract';
import { useSyncExternalStore } from 'react';
import { getPreferences } from './api/get-preferences.ts';
import { updatePreferences } from './api/update-preferences.ts';

export type Theme = Preferences['theme'];

const listeners = new Set<() => void>();
let theme: Theme = 'light';
/** Last known value of the server, to which a failed change returns. */
let saved: Theme = 'light';

function apply(next: Theme): void {
  theme = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => theme);

/** Dark only if the saved value says so; a failed load means light. */
export async function loadTheme(): Promise<void> {
  try {
    saved = (await getPreferences()).theme === 'dark' ? 'dark' : 'light';
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
