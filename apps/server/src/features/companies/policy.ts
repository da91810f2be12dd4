import { capabilities, hasCapability } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';

/** Everyone reads the company's data; only who answers for it changes them. */
export function guardCompanyWrite(actor: Actor): void {
  if (
    hasCapability(actor.capabilities, [
      capabilities.manageConsumerLicences,
      capabilities.manageSupplierLicences,
    ])
  )
    return;
  throw new AppError('FORBIDDEN', { message: 'Solo il responsabile può modificare i dati dell’azienda.' });
}
