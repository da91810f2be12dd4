import { AppError } from '../../../platform/app-error.ts';
import type { KnownPerson } from './note-login.ts';

/** Said only to who has proved to be that person. */
export function refuseSuspended({ status }: Pick<KnownPerson, 'status'>): void {
  if (status === 'active') return;
  throw new AppError('INVALID_CREDENTIALS', {
    message: 'Il tuo account è sospeso. Rivolgiti al responsabile della tua azienda.',
  });
}
