import type { SessionUser } from '@truciolo/contract';
import { useSyncExternalStore } from 'react';
import { localText } from '../stored-text.ts';
import { readUser } from './read-user.ts';

/** `unknown` lasts while a stored token is being verified: the splash is shown meanwhile. */
type SessionState =
  | { readonly status: 'unknown' }
  /** `because`: a sentence for the login page, where the session ended by itself. */
  | { readonly status: 'out'; readonly because?: string }
  | { readonly status: 'in'; readonly token: string; readonly user: SessionUser };

const TOKEN = 'token';
const USER = 'user';
const OUT: SessionState = { status: 'out' };

const listeners = new Set<() => void>();
let state: SessionState = localText.read(TOKEN) === null ? OUT : { status: 'unknown' };

function set(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const readToken = (): string | null => localText.read(TOKEN);
export const getSession = (): SessionState => state;
export const getSessionUser = (): SessionUser | null => (state.status === 'in' ? state.user : null);

export function startSession(token: string, user: SessionUser): void {
  localText.write(TOKEN, token);
  localText.write(USER, JSON.stringify(user));
  set({ status: 'in', token, user });
}

/** Resumes the last user's session without asking the server; returns whether there was one. */
export function resumeSession(): boolean {
  const token = readToken();
  try {
    const user = token === null ? null : readUser(JSON.parse(localText.read(USER) ?? ''), token);
    if (token === null || !user) return false;
    set({ status: 'in', token, user });
    return true;
  } catch {
    return false;
  }
}

export function clearSession(because?: string): void {
  localText.remove(TOKEN);
  localText.remove(USER);
  if (because !== undefined) set({ status: 'out', because });
  else if (state.status !== 'out') set(OUT);
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A logout in another tab ends this one too; another user's login there reloads this one. */
export function followOtherTabs(reload: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== TOKEN && event.key !== null) return;
    const token = localText.read(TOKEN);
    if (token === null) set(OUT);
    else if (state.status === 'in' && token !== state.token) reload();
  });
}

export const useSession = (): SessionState => useSyncExternalStore(subscribeSession, getSession);

export function useSessionUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'in') throw new Error('a private page was shown without a session');
  return session.user;
}
