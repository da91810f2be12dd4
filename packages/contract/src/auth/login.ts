import { z } from 'zod';
import { guid, instant } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { typedPassword } from './password.ts';
import { sessionUser } from './user.ts';

export const removedSession = z.object({ device: z.string().nullable(), guid, createdAt: instant });
export const sessionInfo = z.object({ limitEnforced: z.boolean(), removedSessions: z.array(removedSession) });
export type SessionInfo = z.output<typeof sessionInfo>;

export const login = route({
  method: 'POST',
  path: '/auth/login',
  summary: 'Open a session with e-mail and password',
  access: 'public',
  body: z.strictObject({
    username: z.string().trim().min(1, { error: 'Inserisci l’email' }).max(254),
    password: typedPassword,
  }),
  answer: z.object({
    success: z.literal(true),
    token: z.string(),
    user: sessionUser,
    message: z.string(),
    sessionInfo,
  }),
  errors: ['INVALID_CREDENTIALS'],
});

export const verify = route({
  method: 'GET',
  path: '/auth/verify',
  summary: 'The user behind the token, with capabilities and licence as they are now',
  access: 'session',
  answer: z.object({ success: z.literal(true), user: sessionUser }),
});

export const logout = route({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Close the session of this token',
  access: 'session',
  licence: 'open',
  body: z.strictObject({}),
  answer: z.object({ success: z.literal(true) }),
});
