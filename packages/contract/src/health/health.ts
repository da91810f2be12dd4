import { z } from 'zod';
import { route } from '../kit/route.ts';

export const health = {
  get: route({
    method: 'GET',
    path: '/health',
    summary: 'Whether the server and its database answer: ready to be asked',
    access: 'public',
    answer: z.object({
      /** `degraded`: it answers, but will not for long: the disk is nearly full. */
      status: z.enum(['ok', 'degraded']),
      database: z.enum(['embedded', 'postgres']),
      version: z.string(),
    }),
  }),
  live: route({
    method: 'GET',
    path: '/health/live',
    summary: 'Whether the process answers at all, whatever its database does: no reason to start it anew',
    access: 'public',
    answer: z.object({ status: z.literal('ok') }),
  }),
};
