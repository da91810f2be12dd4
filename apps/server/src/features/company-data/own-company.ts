import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';

/** The address names a company; only the own one is there. */
export function guardOwnCompany({ actor }: Context, companyGuid: string): void {
  if (actor.companyGuid !== companyGuid) throw new AppError('NOT_FOUND');
}
