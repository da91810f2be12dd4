import { z } from 'zod';
import { day, guid, instant, requiredText } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { apiScopes } from '../kit/scopes.ts';

const capability = [capabilities.manageConsumerLicences];

/** Calls that one key may make in a minute. */
export const API_KEY_CALLS_A_MINUTE = 120;
/** Keys of one company that are in force. */
export const API_KEYS_MAX = 50;

const apiKey = z.object({
  guid,
  name: z.string(),
  /** The last letters, to distinguish keys. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** Host of a program that a person connected by consent (`programs`); null for a key. */
  programHost: z.string().nullable(),
  createdByName: z.string(),
  createdAt: instant,
  /** null = it does not expire. */
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  lastUsedFrom: z.string(),
  revokedAt: instant.nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

export const apiKeys = {
  list: route({
    method: 'GET',
    path: '/api-keys',
    summary: 'The API keys and connected programs of the company, newest first, without their text',
    access: 'session',
    capability,
    answer: z.array(apiKey),
  }),
  create: route({
    method: 'POST',
    path: '/api-keys',
    writes: 'append',
    summary: 'Create an API key; only this answer contains its text',
    access: 'session',
    capability,
    body: z.strictObject({
      name: requiredText(80, 'Scrivi a che cosa serve la chiave.'),
      scopes: z.array(z.enum(apiScopes)).min(1, { error: 'Scegli che cosa può fare.' }),
      /** Last day it works, in Rome. */
      expiresOn: day.nullable(),
    }),
    status: 201,
    answer: z.object({ key: apiKey, token: z.string() }),
    errors: ['TOO_MANY_KEYS'],
  }),
  revoke: route({
    method: 'POST',
    path: '/api-keys/:guid/revoke',
    writes: 'once',
    summary: 'Revoke a key or disconnect a program at once; it stays in the list as revoked',
    access: 'session',
    capability,
    params: z.object({ guid }),
    answer: apiKey,
    errors: ['NOT_FOUND'],
  }),
};
