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
      /** Where a recovery code was used to come in: how many are left. */
      readonly recoveryCodesLeft: number | null;
    }
  | { readonly ok: false; readonly message: string };

/** The agreed answer, read tolerantly: a proxy or an older server may answer 200 with `success: false`. */
const tolerantLogin = {
  ...auth.login,
  answer: auth.login.answer.omit({ success: true }).extend({ sessionInfo: closedSessions }).partial().loose(),
} as const;

/** The code is sent once the server has asked for it. */
export async function logIn(
  username: string,
  password: string,
  code: string | null = null,
): Promise<LoginOutcome> {
  const body = { username, password, ...(code === null ? {} : { code }) };
  const answer = await api(tolerantLogin, { body });
  if (answer.success === true && answer.token && answer.user) {
    const { token, user, sessionInfo, recoveryCodesLeft = null } = answer;
    return { ok: true, token, user, sessionInfo, recoveryCodesLeft };
  }
  return { ok: false, message: answer.message || 'Login failed' };
}
