import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findPersonByGuid } from '../auth/directory.ts';
import { checkPassword } from '../proofs/passwords.ts';
import { takeCode } from '../proofs/take-code.ts';

const PER_USER = 10;
const WINDOW_MINUTES = 15;

export function wrongCode(message?: string): AppError {
  const error = new AppError('WRONG_CODE', message === undefined ? {} : { message });
  return new AppError('WRONG_CODE', { message: error.message, fields: { code: error.message } });
}

/** One attempt of this person at a password or a code; wrong ones stay counted, with a wait that grows. */
export async function attempting<T>({ limiter, actor }: Context, work: () => Promise<T>): Promise<T> {
  const key = `second-factor:${actor.userGuid}`;
  await limiter.take({ [key]: PER_USER }, WINDOW_MINUTES, { grows: true });
  const result = await work();
  await limiter.giveBack([key]);
  return result;
}

/** The person at the keyboard is the one of the session: the password, and the second step where it is on. */
export function proveSelf(
  context: Context,
  given: { readonly password: string; readonly code?: string | undefined },
  asksCode: boolean,
): Promise<void> {
  const { handles, actor } = context;
  return attempting(context, async () => {
    const person = await handles.directory((db) => findPersonByGuid(db, actor.userGuid));
    if (!(await checkPassword(person?.passwordHash ?? null, given.password))) {
      const { message } = new AppError('WRONG_PASSWORD');
      throw new AppError('WRONG_PASSWORD', { fields: { password: message } });
    }
    if (!asksCode) return;
    if (given.code === undefined) throw wrongCode('Inserisci il codice della verifica in due passaggi.');
    if (!(await takeCode(context, actor, given.code))) throw wrongCode();
  });
}
