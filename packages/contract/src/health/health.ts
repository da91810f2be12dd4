import { z } from 'zod';
import { route } from '../kit/route.ts';

export const health = {
  get: route({
    method: 'GET',
    path: '/health',
    summary: 'Whether the server and its database answer',
    access: 'public',
    answer: z.object({
      status: z.literal('ok'),
      database: z.enum(['embedded', 'postgres']),
      version: z.string(),
    }),
  }),
};
