import { startAuthentication } from '@simplewebauthn/browser';
import { passkeys } from '@truciolo/contract';
import { plainAnswer } from '../../../entities/users/plain-answer.ts';
import { api } from '../../../lib/api/client.ts';
import { type LoginOutcome, loginAnswer, loginOutcome } from './log-in.ts';

/** The device proves who is there, by its own lock: no address and no password to write. */
export async function logInWithPasskey(): Promise<LoginOutcome> {
  const { ticket, options } = await api(passkeys.beginLogin, { body: {} });
  // The options are those of the WebAuthn standard, which the library knows and the contract passes on unchanged.
  const response = await startAuthentication({ optionsJSON: options as never });
  const answer = await api(
    { ...passkeys.login, answer: loginAnswer },
    { body: { ticket, response: plainAnswer(response) } },
  );
  return loginOutcome(answer);
}
