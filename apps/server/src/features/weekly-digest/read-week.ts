import { DASHBOARD_ENDING_DAYS } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';
import { addDays } from '../../platform/rome-time.ts';
import { countFigure, lastDays, readPeriod } from '../dashboard/index.ts';

/** Sees every price and no cost: a mail is read by whoever passes by. */
const viewer = { role: 'responsabile', hideCosts: true } as const;

/** The seven days before today, through the figures of the dashboard. */
export async function readWeek(db: Db, today: string) {
  const desk = { db, viewer };
  const span = lastDays(addDays(today, -1), 7);
  return {
    period: await readPeriod(desk, span, []),
    open: await countFigure(desk, ['state:sent']),
    toFollow: await countFigure(desk, [`follow:${today}`]),
    ending: await countFigure(desk, [
      'state:sent',
      `ends-from:${today}`,
      `ends-to:${addDays(today, DASHBOARD_ENDING_DAYS)}`,
    ]),
  };
}
export type Week = Awaited<ReturnType<typeof readWeek>>;
