import { logOutOnServer } from '../../features/auth/api/log-out.ts';
import { resetTheme } from '../../features/preferences/theme-store.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { goTo } from '../../lib/navigation.ts';
import { pages } from '../../lib/pages.ts';
import { forgetPlace } from '../../lib/session/return-place.ts';
import { clearSession } from '../../lib/session/session-store.ts';

/** Forgets the user in this browser: token, data read so far, theme. */
export function endSession(): void {
  forgetPlace();
  clearSession();
  queryClient.clear();
  resetTheme();
  goTo(pages.login);
}

/** The user's own logout: the server is told without waiting for its answer. */
export function logOut(): void {
  void logOutOnServer();
  endSession();
}
