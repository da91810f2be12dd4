import { login, type SessionInfo, type SessionUser } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export type LoginOutcome =
  | {
      readonly ok: true;
      readonly token: string;
      readonly user: SessionUser;
      readonly sessionInfo: SessionInfo | undefined;
    }
  | { readonly ok: false; readonly message: string };

/** The agreed answer, read tolerantly: a proxy or an older server may answer 200 with `success: false`. */
const tolerantLogin = { ...login, answer: login.answer.omit({ success: true }).partial().loose() } as const;

export async function logIn(username: string, password: string): Promise<LoginOutcome> {
  const answer = await api(tolerantLogin, { body: { username, password } });
  if (answer.success === true && answer.token && answer.user) {
    return { ok: true, token: answer.token, user: answer.user, sessionInfo: answer.sessionInfo };
  }
  return { ok: false, message: answer.message || 'Login failed' };
}
