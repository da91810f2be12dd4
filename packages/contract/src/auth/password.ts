import { z } from 'zod';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;
export const REGISTER_PASSWORD_MESSAGE = 'Min. 8 caratteri, numero e simbolo';
export const RESET_PASSWORD_MESSAGE = 'Password non valida';

/** Registration: letters, digits and !@#$%^&* only, with at least one digit and one of those symbols. */
export const isRegisterPassword = (value: string): boolean =>
  value.length >= PASSWORD_MIN &&
  /^[A-Za-z0-9!@#$%^&*]+$/.test(value) &&
  /[0-9]/.test(value) &&
  /[!@#$%^&*]/.test(value);

/** Reset and change: the symbol may be any character that is neither letter nor digit. */
export const isResetPassword = (value: string): boolean =>
  value.length >= PASSWORD_MIN && /\p{Nd}/u.test(value) && /[^\p{L}\p{Nd}]/u.test(value);

const bounded = z.string().max(PASSWORD_MAX, { error: `Al massimo ${PASSWORD_MAX} caratteri.` });
export const registerPassword = bounded.refine(isRegisterPassword, { error: REGISTER_PASSWORD_MESSAGE });
export const resetPassword = bounded.refine(isResetPassword, { error: RESET_PASSWORD_MESSAGE });
/**
 * The current password, typed as proof of identity: any text is accepted, so that passwords from before a rule change
 * keep working.
 */
export const typedPassword = z.string().min(1, { error: 'Inserisci la password' }).max(1000);
