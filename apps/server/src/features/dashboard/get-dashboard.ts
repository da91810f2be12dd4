import { DASHBOARD_ENDING_DAYS, dashboard } from '@truciolo/contract';
import { throughSearchIndexes } from '../../platform/database/search-role.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { addDays, dayInRome } from '../../platform/rome-time.ts';
import { listOwners, seesPrices } from '../quotes/index.ts';
import { countFigure, type Desk } from './figure.ts';
import { losses } from './losses.ts';
import { lastDays, readPeriod } from './period.ts';
import { monthsUntil, tallies } from './tallies.ts';

const CUSTOMERS = 6;
const OWNERS = 12;

/** The shop at a glance. Each figure is counted through the filter it answers, so that the list behind it agrees. */
export const getDashboard = endpoint(dashboard.get, async ({ tenant, actor, clock }, { query }) => {
  const today = dayInRome(clock());
  const of = query.owner === undefined ? [] : [`owner:${query.owner}`];
  const span = lastDays(today, Number(query.days));
  return tenant(async (db) => {
    const owners = await listOwners(db);
    const hasQuotes = owners.length > 0;
    if (!seesPrices(actor)) return { today, hasQuotes, owners: [], figures: null };
    const desk: Desk = { db, viewer: actor };
    const names = new Map(owners.map(({ guid, name }) => [guid, name]));
    const figures = await throughSearchIndexes(db, async () => ({
      toSend: await countFigure(desk, ['state:draft', ...of]),
      toFollow: await countFigure(desk, [`follow:${today}`, ...of]),
      ending: await countFigure(desk, [
        'state:sent',
        `ends-from:${today}`,
        `ends-to:${addDays(today, DASHBOARD_ENDING_DAYS)}`,
        ...of,
      ]),
      open: await countFigure(desk, ['state:sent', ...of]),
      now: await readPeriod(desk, span, of),
      before: await readPeriod(desk, lastDays(addDays(span.from, -1), Number(query.days)), of),
      months: await monthsUntil(desk, today, of),
      byOwner: await tallies(desk, span, of, { by: 'owner', order: 'sent', limit: OWNERS }, names),
      bestCustomers: await tallies(desk, span, of, { by: 'customer', order: 'won', limit: CUSTOMERS }),
      worstCustomers: await tallies(desk, span, of, { by: 'customer', order: 'lost', limit: CUSTOMERS }),
      losses: await losses(desk, span, of),
    }));
    return { today, hasQuotes, owners, figures };
  });
});
