import { newId } from '../../lib/new-id.ts';
import { tabText } from '../../lib/stored-text.ts';

const KEY = 'analyticsSessionId';

/** The analytics session of this tab: lives until the tab closes or the user logs out. */
export function analyticsSessionId(): string {
  const stored = tabText.read(KEY);
  if (stored) return stored;
  const id = newId();
  tabText.write(KEY, id);
  return id;
}

export const forgetAnalyticsSession = (): void => tabText.remove(KEY);
