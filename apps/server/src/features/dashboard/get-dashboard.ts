import { dashboard, seesPrices } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import { lastTwice } from '../../platform/day-span.ts';
import { reading } from '../../platform/http/endpoint.ts';
import { listOwners } from '../quotes/index.ts';
import { requestFigures } from '../requests/index.ts';
import { countToday, type Desk } from './figure.ts';
import { losses } from './losses.ts';
import { readPeriods } from './period.ts';
import { byCustomer, byOwner, monthsUntil } from './tallies.ts';

const CUSTOMERS = 6;
const OWNERS = 12;

/** The shop at a glance. Each figure comes with the filter of the quotes that it counts. */
export const getDashboard = reading(dashboard.get, async ({ tenant, actor, clock }, { query }) => {
  const today = dayInRome(clock());
  const { now: span, before: spanBefore } = lastTwice(today, Number(query.days));
  return tenant(async (db) => {
    const owners = await listOwners(db);
    const hasQuotes = owners.length > 0;
    if (!seesPrices(actor)) return { today, hasQuotes, owners: [], figures: null };
    const desk: Desk = { db, hideCosts: actor.hideCosts, owner: query.owner };
    const names = new Map(owners.map(({ guid, name }) => [guid, name]));
    const [now, before] = await readPeriods(desk, [span, spanBefore]);
    if (!now || !before) throw new Error('a span without its period');
    const figures = {
      ...(await countToday(desk, today)),
      now,
      before,
      months: await monthsUntil(desk, today),
      byOwner: await byOwner(desk, span, OWNERS, names),
      ...(await byCustomer(desk, span, CUSTOMERS)),
      requests: await requestFigures(db, clock(), Number(query.days)),
      losses: await losses(desk, span),
    };
    return { today, hasQuotes, owners, figures };
  });
});
