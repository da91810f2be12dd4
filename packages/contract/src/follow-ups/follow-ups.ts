import { z } from 'zod';
import { day, guid } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

const answer = z.object({
  /** The chosen day; null = the default. */
  on: day.nullable(),
  /** When it is due; null for a quote that is not waiting for an answer. */
  due: day.nullable(),
});

export const followUps = {
  get: route({
    method: 'GET',
    path: '/quotes/:guid/follow-up',
    summary: 'The follow-up day of a sent quote',
    access: 'session',
    params: z.object({ guid }),
    answer,
    errors: ['NOT_FOUND'],
  }),
  set: route({
    method: 'PUT',
    path: '/quotes/:guid/follow-up',
    writes: 'set',
    summary: 'Set the follow-up day of a sent quote, or reset it to the default',
    access: 'session',
    capability: [capabilities.insertion],
    params: z.object({ guid }),
    body: z.strictObject({ on: day.nullable() }),
    answer,
    errors: ['NOT_FOUND', 'QUOTE_STATE'],
  }),
};
