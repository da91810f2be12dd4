import { dayInRome, printNumber } from '@truciolo/italian';
import type { Db } from '../../../platform/database/handles.ts';
import { findCompany } from '../../companies/index.ts';
import { isImportedNumber, nextSerial } from '../repository.ts';
import { namesYear } from './number-format.ts';

interface TakenNumber {
  readonly number: string;
  readonly year: number;
  readonly serial: number;
}

/** The company's format and the sequence it counts in now; year zero = one sequence for all years. */
export async function numberPlace(db: Db, companyGuid: string, now: Date) {
  const company = await findCompany(db, companyGuid);
  if (!company) throw new Error(`no company ${companyGuid}`);
  const yearInRome = Number(dayInRome(now).slice(0, 4));
  const format = company.quoteNumberFormat;
  return { format, yearInRome, year: namesYear(format) ? yearInRome : 0 };
}

/**
 * The next number of the company's year in Rome. It is released when the transaction fails, and concurrent callers
 * wait: no gap, no duplicate. So it is taken last, right before the quote's row. The number of an imported quote is
 * already in the visible sequence, so it is skipped.
 */
export async function takeNumber(db: Db, companyGuid: string, now: Date): Promise<TakenNumber> {
  const { format, yearInRome, year } = await numberPlace(db, companyGuid, now);
  for (;;) {
    const serial = await nextSerial(db, companyGuid, year);
    const number = printNumber(format, yearInRome, serial);
    if (!(await isImportedNumber(db, number))) return { number, year, serial };
  }
}
