import { addDays } from '@truciolo/italian';
import type { Db } from '../../platform/database/handles.ts';
import { lastDays } from '../../platform/day-span.ts';
import { countToday, readPeriod } from '../dashboard/index.ts';

/**
 * The seven days before today, from the figures of the dashboard; without costs, because a mail may be read by others.
 */
export async function readWeek(db: Db, today: string) {
  const desk = { db, hideCosts: true };
  return {
    period: await readPeriod(desk, lastDays(addDays(today, -1), 7)),
    ...(await countToday(desk, today)),
  };
}
export type Week = Awaited<ReturnType<typeof readWeek>>;
