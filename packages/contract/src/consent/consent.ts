import { z } from 'zod';
import { done } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { counter } from '../kit/whole-numbers.ts';

export const consent = {
  /** The visitor's cookie choice, recorded as proof of consent; the id is random and anonymous. */
  record: route({
    method: 'POST',
    path: '/utils/consent',
    writes: 'append',
    summary: 'Record a cookie choice',
    access: 'public',
    licence: 'open',
    body: z.strictObject({
      consentId: z.string().min(8).max(100),
      categories: z.array(z.string().max(50)).max(20),
      action: z.enum(['accept', 'reject', 'change']),
      revision: counter,
    }),
    status: 201,
    answer: done,
  }),
};
