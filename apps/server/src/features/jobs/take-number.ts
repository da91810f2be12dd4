import { dayInRome, printNumber } from '@truciolo/italian';
import type { Db } from '../../platform/database/handles.ts';
import type { JobCountersTable } from '../../platform/database/job-tables.ts';

type Kind = JobCountersTable['kind'];

const formats: Readonly<Record<Kind, string>> = {
  order: 'OC-{aaaa}-{nnnn}',
  job: 'C-{aaaa}-{nnnn}',
  ddt: '{n}/{aaaa}',
};

/** The next number of the year in Rome; concurrent callers wait, and it is released when the transaction fails. */
export async function takeNumber(db: Db, kind: Kind, companyGuid: string, now: Date) {
  const year = Number(dayInRome(now).slice(0, 4));
  const { last: serial } = await db
    .insertInto('jobCounters')
    .values({ companyGuid, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['companyGuid', 'kind', 'year'])
        .doUpdateSet((eb) => ({ last: eb('jobCounters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { number: printNumber(formats[kind], year, serial), year, serial };
}
