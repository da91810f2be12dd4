import { dayInRome } from '@truciolo/italian';
import { AppError } from '../../platform/app-error.ts';

/** A promise for a past day is a typo. */
export function checkDue(due: string | null | undefined, now: Date, field = 'due'): void {
  if (!due || due >= dayInRome(now)) return;
  const sentence = 'Questa data è già passata: scrivi una consegna da oggi in poi.';
  throw new AppError('VALIDATION', { message: sentence, fields: { [field]: sentence } });
}
