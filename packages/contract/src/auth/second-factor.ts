import { z } from 'zod';
import { done, guid, instant, requiredText } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { typedPassword } from './password.ts';

/** Figures of an authenticator app. */
export const CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;

/** A code of the app or a recovery code, with or without the blanks and dashes people copy along. */
export const typedCode = requiredText(40, 'Inserisci il codice');

/** Six digits are a code of the app; any other text is treated as a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ''));

/** Recovery codes are shown once: the server stores only their hashes. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const proof = z.strictObject({ password: typedPassword, code: typedCode });

const state = z.object({
  /** Time since which login asks for an authenticator app; null while it does not. */
  appSince: instant.nullable(),
  /** Number of passkeys of the account. */
  passkeys: z.int(),
  recoveryCodesLeft: z.int(),
  /** The company requires a second factor: the user can replace it but not switch it off. */
  required: z.boolean(),
});
export type SecondFactorState = z.output<typeof state>;

export const secondFactor = {
  get: route({
    method: 'GET',
    path: '/auth/second-factor',
    summary: 'Second factors of the user',
    access: 'session',
    beforeSecondFactor: true,
    answer: state,
  }),
  begin: route({
    method: 'POST',
    path: '/auth/second-factor/begin',
    writes: 'own',
    summary: 'Create a secret for an authenticator app; it replaces the earlier one once a code is confirmed',
    access: 'session',
    licence: 'open',
    beforeSecondFactor: true,
    /** The code is required once a second factor is on. */
    body: z.strictObject({ password: typedPassword, code: typedCode.optional() }),
    answer: z.object({
      /** Base32, for users who cannot scan the QR code. */
      secret: z.string(),
      /** `otpauth://…`, the content of the QR code. */
      address: z.string(),
    }),
    errors: ['WRONG_PASSWORD', 'WRONG_CODE'],
  }),
  confirm: route({
    method: 'POST',
    path: '/auth/second-factor/confirm',
    writes: 'own',
    summary: 'Activate the new secret with a code; returns ten recovery codes, only this once',
    access: 'session',
    licence: 'open',
    beforeSecondFactor: true,
    body: z.strictObject({ code: typedCode }),
    answer: recoveryCodes,
    errors: ['WRONG_CODE', 'NOT_FOUND'],
  }),
  renewCodes: route({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    writes: 'own',
    summary: 'Create ten new recovery codes; the earlier ones become invalid',
    access: 'session',
    licence: 'open',
    body: proof,
    answer: recoveryCodes,
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'NOT_FOUND'],
  }),
  switchOff: route({
    method: 'POST',
    path: '/auth/second-factor/off',
    writes: 'own',
    summary: 'Switch the second factor off, with password and code; refused if the company requires it',
    access: 'session',
    licence: 'open',
    body: proof,
    answer: done,
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'NOT_FOUND', 'SECOND_FACTOR_RULE'],
  }),
};

/** The supplier is a company too. */
const capability = [capabilities.manageConsumerLicences, capabilities.manageSupplierLicences];

/** Rules for the second factor that the responsabile sets for the whole company. */
export const companySecondFactor = {
  require: route({
    method: 'PUT',
    path: '/users/second-factor-rule',
    writes: 'set',
    summary: 'Require a second factor of all users of the company, from their next login on, or no longer',
    access: 'session',
    capability,
    body: z.strictObject({ required: z.boolean() }),
    answer: z.object({ required: z.boolean() }),
    errors: ['SECOND_FACTOR_RULE'],
  }),
  reset: route({
    method: 'DELETE',
    path: '/users/:guid/second-factor',
    writes: 'once',
    summary: 'Reset the second factor of a colleague who lost it; their sessions are closed',
    access: 'session',
    capability,
    params: z.object({ guid }),
    answer: done,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  }),
};
