import { z } from 'zod';
import { done } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

export const emailConfirmation = {
  confirm: route({
    method: 'POST',
    path: '/auth/email-confirmation',
    writes: 'set',
    summary: 'Confirm an address with the link mailed to it; a second time changes nothing',
    access: 'public',
    body: z.strictObject({ token: z.string().min(1).max(300) }),
    answer: done,
    errors: ['CONFIRM_LINK_INVALID', 'RATE_LIMITED'],
  }),
  mail: route({
    method: 'POST',
    path: '/auth/email-confirmation/link',
    writes: 'append',
    summary: 'Mail the link again to the own address',
    access: 'session',
    licence: 'open',
    answer: done,
    errors: ['RATE_LIMITED'],
  }),
};
