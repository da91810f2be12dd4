import { z } from 'zod';
import { route } from '../kit/route.ts';

export const health = {
  get: route({
    method: 'GET',
    path: '/health',
    summary: 'Readiness: the server and its database answer',
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
    summary: 'Liveness: the process answers, whatever the state of its database',
    access: 'public',
    answer: z.object({ status: z.literal('ok') }),
  }),
};
