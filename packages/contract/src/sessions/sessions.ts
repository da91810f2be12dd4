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
    summary: 'The open sessions of the user, last used first',
    access: 'session',
    answer: z.array(activeSession),
  }),
  close: route({
    method: 'DELETE',
    path: '/sessions/:guid',
    writes: 'once',
    summary: 'Close one session of the user',
    access: 'session',
    params: z.object({ guid }),
    answer: done,
    errors: ['NOT_FOUND'],
  }),
  closeOthers: route({
    method: 'POST',
    path: '/sessions/close-others',
    writes: 'once',
    summary: 'Close every session of the user but this one',
    access: 'session',
    body: z.strictObject({}),
    answer: z.object({ success: z.literal(true), closed: z.int() }),
  }),
};

/** A tablet that hangs at the machines: its session may do what the shop floor does and nothing else. */
export const sharedTablets = {
  begin: route({
    method: 'POST',
    path: '/sessions/shared-tablet',
    writes: 'own',
    summary: 'Turn this session into one of a shared tablet, which may only make calls of the shop floor',
    access: 'session',
    body: z.strictObject({}),
    answer: done,
  }),
  end: route({
    method: 'POST',
    path: '/sessions/shared-tablet/end',
    writes: 'own',
    summary: 'Turn it back into a session of its user, with that user’s password',
    access: 'session',
    sharedTablet: true,
    licence: 'open',
    body: z.strictObject({ password: z.string().min(1, { error: 'Inserisci la password' }).max(200) }),
    answer: done,
    errors: ['WRONG_PASSWORD'],
  }),
};
