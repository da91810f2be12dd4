import { z } from 'zod';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;
export const REGISTER_PASSWORD_MESSAGE = 'Min. 8 caratteri, numero e simbolo';
export const RESET_PASSWORD_MESSAGE = 'Password non valida';

/** At least eight characters of any kind: one is a digit, one is neither letter nor digit. */
export const isNewPassword = (value: string): boolean =>
  value.length >= PASSWORD_MIN && /\p{Nd}/u.test(value) && /[^\p{L}\p{Nd}]/u.test(value);

const bounded = z.string().max(PASSWORD_MAX, { error: `Al massimo ${PASSWORD_MAX} caratteri.` });
export const registerPassword = bounded.refine(isNewPassword, { error: REGISTER_PASSWORD_MESSAGE });
export const resetPassword = bounded.refine(isNewPassword, { error: RESET_PASSWORD_MESSAGE });
/**
 * The current password, typed as proof of identity: any text is accepted, so that passwords from before a rule change
 * keep working.
 */
export const typedPassword = z.string().min(1, { error: 'Inserisci la password' }).max(1000);
