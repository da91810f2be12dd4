import { z } from 'zod';
import { done, guid, instant, requiredText } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { auth } from './auth.ts';
import { typedPassword } from './password.ts';
import { typedCode } from './second-factor.ts';

/** Upper limit, beyond the number of devices one person has. */
export const MOST_PASSKEYS = 20;

const passkey = z.object({
  guid,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

/**
 * The server issues it with the challenge; it is returned with the device's answer and is valid once, for a few
 * minutes.
 */
const ticket = z.string().min(1).max(4000);
/** WebAuthn JSON form of the W3C. The server trusts the signature alone, so unknown fields are let through. */
const fromDevice = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().min(1).max(20_000) }),
  clientExtensionResults: z.looseObject({}),
});
export type DeviceAnswer = z.output<typeof fromDevice>;
/** The browser passes these options on to the device unchanged. */
const asked = z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) });

export const passkeys = {
  list: route({
    method: 'GET',
    path: '/auth/passkeys',
    summary: 'The passkeys of the user',
    access: 'session',
    beforeSecondFactor: true,
    answer: z.array(passkey),
  }),
  begin: route({
    method: 'POST',
    path: '/auth/passkeys/begin',
    writes: 'own',
    summary: 'Options for creating a passkey; requires a code if a second factor is on',
    access: 'session',
    licence: 'open',
    beforeSecondFactor: true,
    body: z.strictObject({ password: typedPassword, code: typedCode.optional() }),
    answer: asked,
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_KEYS'],
  }),
  register: route({
    method: 'POST',
    path: '/auth/passkeys',
    writes: 'append',
    summary: 'Store a created passkey; the first second factor comes with ten recovery codes',
    access: 'session',
    licence: 'open',
    beforeSecondFactor: true,
    body: z.strictObject({
      ticket,
      name: requiredText(60, 'Dai un nome alla passkey'),
      response: fromDevice,
    }),
    status: 201,
    answer: z.object({ passkey, recoveryCodes: z.array(z.string()).nullable() }),
    errors: ['PASSKEY_REFUSED'],
  }),
  remove: route({
    method: 'POST',
    path: '/auth/passkeys/:guid/remove',
    writes: 'own',
    summary: 'Remove a passkey; requires the password, and a code if it is the last second factor',
    access: 'session',
    licence: 'open',
    params: z.object({ guid }),
    body: z.strictObject({ password: typedPassword, code: typedCode.optional() }),
    answer: done,
    errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'WRONG_CODE', 'SECOND_FACTOR_RULE'],
  }),
  beginLogin: route({
    method: 'POST',
    path: '/auth/passkeys/login/begin',
    writes: 'none',
    summary: 'Options for logging in with a passkey',
    access: 'public',
    body: z.strictObject({}),
    answer: asked,
  }),
  login: route({
    method: 'POST',
    path: '/auth/passkeys/login',
    writes: 'append',
    summary: 'Log in with a passkey, which counts as both factors',
    access: 'public',
    body: z.strictObject({ ticket, response: fromDevice }),
    answer: auth.login.answer,
    errors: ['PASSKEY_REFUSED'],
  }),
};
