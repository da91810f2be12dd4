import { z } from 'zod';
import { route } from '../kit/route.ts';

export const health = {
  get: route({
    method: 'GET',
    path: '/health',
    summary: 'Whether the server and its database answer',
    access: 'public',
    answer: z.object({
      /** `degraded`: it answers, but will not for long: the disk is nearly full. */
      status: z.enum(['ok', 'degraded']),
      database: z.enum(['embedded', 'postgres']),
      version: z.string(),
    }),
  }),
};
