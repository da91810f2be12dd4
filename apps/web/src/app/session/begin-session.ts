import type { SessionUser } from '@truciolo/contract';
import { loadTheme } from '../../features/preferences/theme-store.ts';
import { startSession } from '../../lib/session/session-store.ts';

/** The app's login handler: token and user are stored, then the saved theme is fetched. */
export function beginSession(user: SessionUser, token: string): void {
  startSession(token, user);
  void loadTheme();
}
