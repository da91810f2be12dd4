import { z } from 'zod';
import { done, email } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { resetPassword as newPassword, typedPassword } from './password.ts';

export const passwords = {
  requestReset: route({
    method: 'POST',
    path: '/auth/request-password-reset',
    writes: 'append',
    summary: 'Mail a reset link valid for 2 hours; the answer is the same for an unknown address',
    access: 'public',
    body: z.strictObject({ email }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
  reset: route({
    method: 'POST',
    path: '/auth/reset-password',
    writes: 'once',
    summary: 'Set a new password with the token of the mail; closes every session of the user',
    access: 'public',
    body: z.strictObject({
      token: z.string().min(1, { error: 'Link non valido' }).max(200, { error: 'Link non valido' }),
      email: z.string().trim().min(1, { error: 'Email richiesta' }).max(254, { error: 'Email non valida' }),
      newPassword,
    }),
    answer: done,
    errors: ['RESET_LINK_INVALID', 'COMMON_PASSWORD'],
  }),
  change: route({
    method: 'POST',
    path: '/auth/change-password',
    writes: 'own',
    summary: 'Change the password of the user; their other sessions are closed',
    access: 'session',
    licence: 'open',
    body: z.strictObject({ currentPassword: typedPassword, newPassword }),
    answer: done,
    errors: ['WRONG_PASSWORD', 'COMMON_PASSWORD'],
  }),
};
