import type { Preferences } from '@truciolo/contract';
import { useSyncExternalStore } from 'react';
import { getPreferences } from './api/get-preferences.ts';
import { updatePreferences } from './api/update-preferences.ts';

export type Theme = Preferences['theme'];

const listeners = new Set<() => void>();
let theme: Theme = 'light';

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
    apply((await getPreferences()).theme === 'dark' ? 'dark' : 'light');
  } catch {
    apply('light');
  }
}

/** Applied at once and saved; taken back if saving fails. The failure goes on to the caller. */
export async function changeTheme(next: Theme): Promise<void> {
  const before = theme;
  apply(next);
  try {
    await updatePreferences({ theme: next });
  } catch (error) {
    apply(before);
    throw error;
  }
}

export const resetTheme = (): void => apply('light');
