import { REQUESTS_A_DAY } from '@truciolo/contract';
import type { TestCompany, TestServer } from './test-server.ts';

/** The company has taken all requests of the day that begins now. */
export const useUpRequests = (
  { handles, clock }: Pick<TestServer, 'handles' | 'clock'>,
  { user }: TestCompany,
) =>
  handles.system((db) =>
    db
      .insertInto('failedAttempts')
      .values({
        key: `requests:${user.companyGuid}`,
        count: REQUESTS_A_DAY,
        windowEndsAt: new Date(clock.now.getTime() + 86_400_000),
      })
      .execute(),
  );
