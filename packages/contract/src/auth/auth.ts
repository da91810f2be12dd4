import { z } from 'zod';
import { guid, instant } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { typedPassword } from './password.ts';
import { registration } from './register.ts';
import { typedCode } from './second-factor.ts';
import { sessionUser } from './user.ts';

const removedSession = z.object({ device: z.string().nullable(), guid, createdAt: instant });
export const sessionInfo = z.object({ limitEnforced: z.boolean(), removedSessions: z.array(removedSession) });

/** Users who share a browser and come in past a lock. */
export const KNOWN_DEVICES = 5;

export const auth = {
  login: route({
    method: 'POST',
    path: '/auth/login',
    writes: 'append',
    summary: 'Log in with e-mail and password, and a code if the account has a second factor',
    access: 'public',
    body: z.strictObject({
      username: z.string().trim().min(1, { error: 'Inserisci l’email' }).max(254),
      password: typedPassword,
      /**
       * Code of the authenticator app, or a recovery code; left out at first: the answer tells whether it is required.
       */
      code: typedCode.optional(),
      /** Texts of earlier logins in this browser: a known device is not locked out by wrong attempts of others. */
      devices: z.array(z.string().max(200)).max(KNOWN_DEVICES).optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      token: z.string(),
      user: sessionUser,
      message: z.string(),
      /** Remaining recovery codes, if one was used to log in. */
      recoveryCodesLeft: z.int().nullable(),
      sessionInfo,
      /** For `devices` of the next login in this browser. */
      device: z.string(),
    }),
    errors: ['INVALID_CREDENTIALS', 'SAMPLE_ACCOUNT', 'SECOND_FACTOR_NEEDED', 'WRONG_CODE'],
  }),
  verify: route({
    method: 'GET',
    path: '/auth/verify',
    summary: 'The user of the token, with current capabilities and licence',
    access: 'session',
    sharedTablet: true,
    beforeSecondFactor: true,
    answer: z.object({ success: z.literal(true), user: sessionUser }),
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    writes: 'once',
    summary: 'Close the session of this token',
    access: 'session',
    licence: 'open',
    beforeSecondFactor: true,
    body: z.strictObject({}),
    answer: z.object({ success: z.literal(true) }),
  }),
  register: route({
    method: 'POST',
    path: '/auth/register-complete',
    writes: 'append',
    summary: 'Register a company with its first user; a 14-day trial starts',
    access: 'public',
    body: registration,
    status: 201,
    answer: z.object({
      success: z.literal(true),
      companyGuid: z.guid(),
      userGuid: z.guid(),
      /** Things worth a second look that did not stop the registration, by field path. */
      warnings: z.record(z.string(), z.string()),
    }),
    errors: ['CONSENT_REQUIRED', 'DUPLICATE_VAT', 'DUPLICATE_EMAIL', 'COMMON_PASSWORD'],
  }),
};
