import { auth, type SessionUser } from '@truciolo/contract';
import { z } from 'zod';
import { silentApi } from '../../../lib/api/client.ts';
import { readUser } from '../../../lib/session/read-user.ts';

const answer = z.looseObject({ user: z.unknown().optional() });

/** The user behind the stored token; failures are the caller's alone (no popup at the start). */
export async function verifySession(token: string): Promise<SessionUser> {
  const user = readUser((await silentApi({ ...auth.verify, answer })).user, token);
  if (!user) throw new Error('the check of the token named no user');
  return user;
}
