import { tabText } from '../../lib/stored-text.ts';

const KEY = 'analyticsSessionId';

/** 128 random bits. `crypto.randomUUID` exists only at https addresses; this works in a shop's plain network too. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The analytics session of this tab: lives until the tab closes or the user logs out. */
export function analyticsSessionId(): string {
  const stored = tabText.read(KEY);
  if (stored) return stored;
  const id = newId();
  tabText.write(KEY, id);
  return id;
}

export const forgetAnalyticsSession = (): void => tabText.remove(KEY);
