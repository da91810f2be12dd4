import { z } from 'zod';
import { done, guid, instant } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

export const activeSession = z.object({
  guid,
  device: z.string().nullable(),
  ip: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
  current: z.boolean(),
});
export type ActiveSession = z.output<typeof activeSession>;

export const sessions = {
  list: route({
    method: 'GET',
    path: '/sessions',
    summary: 'The open sessions of the user, newest use first',
    access: 'session',
    answer: z.array(activeSession),
  }),
  close: route({
    method: 'DELETE',
    path: '/sessions/:guid',
    summary: 'Close one session of the user',
    access: 'session',
    params: z.object({ guid }),
    answer: done,
    errors: ['NOT_FOUND'],
  }),
  closeOthers: route({
    method: 'POST',
    path: '/sessions/close-others',
    summary: 'Close every session of the user but this one',
    access: 'session',
    body: z.strictObject({}),
    answer: z.object({ success: z.literal(true), closed: z.int() }),
  }),
};
