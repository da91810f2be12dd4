import { AppError } from '../../../platform/app-error.ts';
import type { KnownPerson } from './note-login.ts';

/** Only an authenticated user learns that the account is suspended. */
export function refuseSuspended({ status }: Pick<KnownPerson, 'status'>): void {
  if (status === 'active') return;
  throw new AppError('INVALID_CREDENTIALS', {
    message: 'Il tuo account è sospeso. Rivolgiti al responsabile della tua azienda.',
  });
}
