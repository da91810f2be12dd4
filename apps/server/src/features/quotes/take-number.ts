import type { Db } from '../../platform/database/handles.ts';
import { dayInRome } from '../../platform/rome-time.ts';
import { findCompany } from '../companies/index.ts';
import { namesYear, printNumber } from './number-format.ts';
import { nextSerial } from './repository.ts';

export interface TakenNumber {
  readonly number: string;
  readonly year: number;
  readonly serial: number;
}

/**
 * The next number of the company's year in Rome. It is given back when the transaction fails, and whoever asks
 * meanwhile waits: no gap, no number twice. So it is taken last, right before the quote's row.
 */
export async function takeNumber(db: Db, companyGuid: string, now: Date): Promise<TakenNumber> {
  const company = await findCompany(db, companyGuid);
  if (!company) throw new Error(`no company ${companyGuid}`);
  const yearInRome = Number(dayInRome(now).slice(0, 4));
  const format = company.quoteNumberFormat;
  const year = namesYear(format) ? yearInRome : 0;
  const serial = await nextSerial(db, companyGuid, year);
  return { number: printNumber(format, yearInRome, serial), year, serial };
}
