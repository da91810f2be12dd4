import * as api from '@truciolo/contract';
import { addDays, dayInRome } from '@truciolo/italian';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { byScope } from '../../../../../testing/by-scope.ts';
import { addAdmin, addPerson, addSupplier, type TestPerson } from '../../../test/test-people.ts';
import { registerTestCompany, testServerOfFile } from '../../../test/test-server.ts';
import { deleteDueCompanies } from '../company-data/index.ts';
import { forgetUsage, rollUpUsage } from './roll-up.ts';

/**
 * The charts must equal the counts of the raw events at any state of the roll-up. The 40 days before the test contain a
 * change to or from daylight saving time.
 */
const DAYS = 40;
const EVENTS = 600;
const DAY_MS = 86_400_000;

const server = testServerOfFile();
let admin: TestPerson;
let people: readonly Pick<TestPerson, 'user'>[];
let today: string;

const anEvent = fc.record({
  who: fc.nat({ max: 5 }),
  session: fc.nat({ max: 3 }),
  // Minutes, so that events fall on both sides of midnight in Rome and in UTC.
  minutesAgo: fc.nat({ max: DAYS * 24 * 60 }),
  eventType: fc.constantFrom('page_view', 'page_view', 'click', 'scroll'),
  pagePath: fc.constantFrom(
    '/materials',
    '/quote-tools',
    '/customers/0195e0aa-0000-7000-8000-000000000001?tab=2',
    '/customers/0195e0aa-0000-7000-8000-000000000002#top',
  ),
  elementText: fc.constantFrom('Salva', '', 'Esporta'),
});

async function recordAll(): Promise<void> {
  const now = server.clock.read().getTime();
  const rows = fc.sample(anEvent, { numRuns: EVENTS, seed: 20_261_116 }).map((event) => {
    const { user } = people[event.who % people.length] ?? admin;
    const at = new Date(now - event.minutesAgo * 60_000);
    return {
      companyGuid: user.companyGuid,
      userGuid: user.guid,
      sessionId: `${user.guid}-${dayInRome(at)}-${event.session}`,
      eventType: event.eventType,
      pagePath: event.pagePath,
      elementText: event.elementText,
      // The browser's own time does not count.
      occurredAt: new Date(at.getTime() - event.session * 9 * DAY_MS),
      receivedAt: at,
    };
  });
  await server.handles.system((db) => db.insertInto('analyticsEvents').values(rows).execute());
}

beforeAll(async () => {
  admin = await addAdmin(server);
  const foreigner = await addSupplier(server);
  const companies = [await registerTestCompany(server), await registerTestCompany(server)];
  const colleague = await addPerson(server, companies[0] ?? raise(), 'tecnico');
  const theirs = await registerTestCompany(server);
  await server.handles.system((db) =>
    db
      .updateTable('companies')
      .set({ supplierGuid: foreigner.user.companyGuid })
      .where('guid', '=', theirs.user.companyGuid)
      .execute(),
  );
  // Clicks of the supplier itself and of another supplier's companies must not appear in any chart.
  people = [...companies, colleague, theirs, admin];
  today = dayInRome(server.clock.read());
  await recordAll();
});

function raise(): never {
  throw new Error('nobody there');
}

/** Every chart over periods that begin and end on any day of the week, for all companies and for one. */
async function answers(): Promise<unknown[]> {
  const companyGuid = people[0]?.user.companyGuid ?? '';
  const found: unknown[] = [];
  for (const [first, last] of [
    [DAYS, 0],
    [DAYS, 11],
    [26, 17],
    [9, 8],
    [3, 0],
    [0, 0],
  ] as const) {
    const period = { from: addDays(today, -first), to: addDays(today, -last) };
    for (const query of [period, { ...period, companyGuid }]) {
      found.push([query, await admin.call(api.usage.days, { query })]);
      found.push([query, await admin.call(api.usage.pages, { query })]);
      found.push([query, await admin.call(api.usage.clicks, { query })]);
      found.push([query, await admin.call(api.usage.funnel, { query })]);
      found.push([query, await admin.call(api.usage.retention, { query })]);
    }
  }
  return found;
}

const rollUpAt = (daysAgo: number) =>
  rollUpUsage({
    ...server.services,
    clock: () => new Date(server.clock.read().getTime() - daysAgo * DAY_MS),
  });

/** Resets to the state before the first nightly run. */
const forgetStored = () =>
  server.handles.system(async (db) => {
    for (const table of ['rollups', 'user_days', 'day_totals', 'user_weeks', 'day_items'])
      await sql`delete from ${sql.table(`analytics_${table}`)}`.execute(db);
  });

describe('the roll-up', () => {
  let counted: unknown[];

  it('has events to compare with', async () => {
    counted = await answers();
    const query = { from: addDays(today, -DAYS), to: today };
    const { totals } = await admin.call(api.usage.days, { query });
    expect(totals.users).toBe(3);
    expect(totals.pageViews).toBeGreaterThan(100);
  });

  it.each(byScope([19, 0], [30, 19, 18, 6, 0]))(
    'changes no answer when it ran %i days ago',
    async (daysAgo) => {
      await rollUpAt(daysAgo);
      expect(await answers()).toEqual(counted);
    },
  );

  it('counts a late event on the day of its arrival', async () => {
    const query = { from: addDays(today, -DAYS), to: today };
    const before = await admin.call(api.usage.days, { query });
    const person = people[0] ?? raise();
    const late = { eventType: 'click', pagePath: '/materials', elementText: 'Salva' };
    const timestamp = new Date(server.clock.read().getTime() - 9 * DAY_MS).toISOString();
    const body = { sessionId: 'late-session', events: [{ ...late, timestamp }] };
    await (person as TestPerson).call(api.analytics.record, { body });
    const after = await admin.call(api.usage.days, { query });
    expect(after.rows.slice(0, -1)).toEqual(before.rows.slice(0, -1));
    expect(after.totals.clicks).toBe(before.totals.clicks + 1);
    counted = await answers();
    server.clock.advance({ days: 1 });
    await rollUpAt(0);
    expect(await answers()).toEqual(counted);
    server.clock.advance({ days: -1 });
  });

  it('subtracts a deleted company, and nothing else', async () => {
    const gone = people[1]?.user ?? raise();
    const due = server.clock.read();
    await server.handles.system((db) =>
      db
        .insertInto('companyDeletions')
        .values({
          companyGuid: gone.companyGuid,
          tokenHash: 'x',
          requestedBy: gone.guid,
          requestedAt: due,
          tokenExpiresAt: due,
          executesAt: due,
        })
        .execute(),
    );
    expect(await deleteDueCompanies(server.services, server.handles, forgetUsage)).toBe(1);
    const left = await answers();
    expect(left).not.toEqual(counted);
    await forgetStored();
    expect(left).toEqual(await answers());
  });
});
