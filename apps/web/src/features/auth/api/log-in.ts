import { auth, type SessionUser } from '@truciolo/contract';
import { z } from 'zod';
import { api } from '../../../lib/api/client.ts';

const { sessionInfo } = auth.login.answer.shape;
/** Closed sessions as they come: what is not known of one must not stop the login. */
const closedSessions = sessionInfo.extend({
  removedSessions: z.array(sessionInfo.shape.removedSessions.element.partial()),
});
export type ClosedSessions = z.output<typeof closedSessions>;

export type LoginOutcome =
  | {
      readonly ok: true;
      readonly token: string;
      readonly user: SessionUser;
      readonly sessionInfo: ClosedSessions | undefined;
    }
  | { readonly ok: false; readonly message: string };

/** The agreed answer, read tolerantly: a proxy or an older server may answer 200 with `success: false`. */
const tolerantLogin = {
  ...auth.login,
  answer: auth.login.answer.omit({ success: true }).extend({ sessionInfo: closedSessions }).partial().loose(),
} as const;

export async function logIn(username: string, password: string): Promise<LoginOutcome> {
  const answer = await api(tolerantLogin, { body: { username, password } });
  if (answer.success === true && answer.token && answer.user) {
    return { ok: true, token: answer.token, user: answer.user, sessionInfo: answer.sessionInfo };
  }
  return { ok: false, message: answer.message || 'Login failed' };
}
