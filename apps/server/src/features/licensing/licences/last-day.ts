import { dayInRome, endOfDayInRome, italianDay } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';

/** The moment a typed day ends; null stays null. A past day is refused. */
export function lastMoment(expiresOn: string | null, now: Date, field: string): Date | null {
  if (expiresOn === null) return null;
  const end = endOfDayInRome(expiresOn);
  if (end > now) return end;
  const today = italianDay(dayInRome(now));
  throw new AppError('VALIDATION', {
    fields: { [field]: `La scadenza è già passata: oggi è il ${today}.` },
  });
}
