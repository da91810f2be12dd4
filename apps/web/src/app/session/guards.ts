import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { isFloorPath } from '../../entities/jobs/job-paths.ts';
import { silence } from '../../lib/api/silence.ts';
import { pages } from '../../lib/pages.ts';
import { rememberPlace } from '../../lib/session/return-place.ts';
import { getSession, resumeSession } from '../../lib/session/session-store.ts';
import { ensureSession } from './ensure-session.ts';

let started = false;

/** Called once the first page is shown; until then the address was opened, not navigated to. */
export function markStarted(): void {
  started = true;
}

const isIn = async (): Promise<boolean> => {
  await ensureSession();
  return getSession().status === 'in';
};

/** At the machines work continues offline: the last user stays logged in until the server says otherwise. */
async function isAtTheMachines(): Promise<boolean> {
  const asked = isIn();
  asked.catch(() => undefined);
  const known = await Promise.race([asked, silence()]).catch(() => null);
  return known ?? (resumeSession() || asked);
}

/**
 * Private pages. The home of a logged-out visitor is the public page, which is another document; a first
 * load that lands here without a session had a token that failed its check, and goes to the login.
 */
async function membersOnly({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  if (await (isFloorPath(pathname) ? isAtTheMachines() : isIn())) return null;
  // A program's request has to survive the login.
  if (pathname === pages.connect) rememberPlace({ user: null, path: pathname + search });
  const atHome = pathname === '/';
  throw atHome && started ? redirectDocument('/') : redirect(pages.login);
}

/** A user who is in stays in until a call is refused: asking again at each new filter would remount the page. */
export const forMembers = {
  loader: membersOnly,
  shouldRevalidate: () => getSession().status !== 'in',
};

/** Login and registration redirect logged-in users. */
export async function visitorsOnly(): Promise<null> {
  if (await isIn()) throw redirect('/');
  return null;
}

/** Pages open to all still wait for the check, so that they know who is looking. */
export async function everybody(): Promise<null> {
  await ensureSession();
  return null;
}

export async function toHome(): Promise<never> {
  throw (await isIn()) ? redirect('/') : redirectDocument('/');
}
