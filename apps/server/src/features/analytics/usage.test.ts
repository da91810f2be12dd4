import * as api from '@truciolo/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { addAdmin, addPerson, addSupplier, type TestPerson } from '../../../test/test-people.ts';
import {
  registerTestCompany,
  type TestCompany,
  type TestServer,
  testServerOfFile,
} from '../../../test/test-server.ts';
import { newGuid } from '../../platform/guid.ts';
import { rollUpUsage } from './roll-up.ts';

const server = testServerOfFile();
let admin: TestPerson;
let foreigner: TestPerson;
let one: TestCompany;
let two: TestCompany;
let colleague: TestPerson;
const period = { from: '2026-11-16', to: '2026-11-25' };

let serial = 0;
/** A visit of these pages and one click, received at the clock's time. */
async function visit(person: Pick<TestPerson, 'call'>, pages: readonly string[]) {
  serial += 1;
  const timestamp = server.clock.read().toISOString();
  const events = pages.map((pagePath) => ({ eventType: 'page_view', pagePath, timestamp }));
  const click = { eventType: 'click', pagePath: pages[0] ?? '/', elementText: 'Salva', timestamp };
  const body = { sessionId: `usage-session-${serial}`, events: [...events, click] };
  expect((await person.call(api.analytics.record, { body })).accepted).toBe(events.length + 1);
}

beforeAll(async () => {
  admin = await addAdmin(server);
  foreigner = await addSupplier(server);
  one = await registerTestCompany(server);
  two = await registerTestCompany(server);
  colleague = await addPerson(server, one, 'tecnico');
  const guid = one.user.companyGuid;
  // Monday: two people, three sessions.
  await visit(one, ['/quote-tools', `/customers/${guid}`]);
  await visit(one, ['/materials']);
  await visit(colleague, [`/customers/${two.user.companyGuid}?tab=1`]);
  server.clock.advance({ days: 1 });
  await visit(two, ['/materials']);
  // 23:30 in Rome on the 18th is still the 18th.
  server.clock.advance({ days: 1, hours: 14, minutes: 30 });
  await visit(one, ['/materials']);
  server.clock.advance({ days: 7, hours: -14, minutes: -30 });
  await visit(one, ['/materials']);
});

/** A quote as far as the funnel looks at it. */
async function addQuote(
  { handles, clock }: TestServer,
  { user }: TestCompany,
  { imported, sentAt = null }: { imported: boolean; sentAt?: Date | null },
): Promise<void> {
  serial += 1;
  const now = clock.read();
  const guid = newGuid(now);
  const { companyGuid } = user;
  await handles.tenant(companyGuid, async (db) => {
    await sql`insert into quotes (guid, company_guid, number, imported, state, owner_guid, customer_name, customer_key,
        title, date, valid_until, tags, positions, first_part, unpriced, search_key, created_at, updated_at)
      values (${guid}, ${companyGuid}, ${`P-${serial}`}, ${imported}, 'draft', ${user.guid}, '', '', '', '2026-11-16',
        '2026-12-16', '{}', 0, '', 0, '', ${now}, ${now})`.execute(db);
    await sql`insert into quote_revisions (company_guid, quote_guid, revision, state, document, totals, sent_at,
        created_at, created_by)
      values (${companyGuid}, ${guid}, 1, 'draft', '{}', '{}', ${sentAt}, ${now}, ${user.guid})`.execute(db);
  });
}

async function charts(call: api.Call, query: { from: string; to: string; companyGuid?: string } = period) {
  return {
    days: await call(api.usage.days, { query }),
    pages: await call(api.usage.pages, { query }),
    clicks: await call(api.usage.clicks, { query }),
    funnel: await call(api.usage.funnel, { query }),
    retention: await call(api.usage.retention, { query }),
  };
}

const check = async () => {
  const { days, pages, clicks, funnel, retention } = await charts(admin.call);
  const used = days.rows.filter(({ users }) => users > 0);
  expect(days.rows).toHaveLength(10);
  expect(used).toEqual([
    { day: '2026-11-16', users: 2, sessions: 3, pageViews: 4, clicks: 3 },
    { day: '2026-11-17', users: 1, sessions: 1, pageViews: 1, clicks: 1 },
    { day: '2026-11-18', users: 1, sessions: 1, pageViews: 1, clicks: 1 },
    { day: '2026-11-25', users: 1, sessions: 1, pageViews: 1, clicks: 1 },
  ]);
  expect(days.totals).toEqual({ users: 3, sessions: 6, pageViews: 7, clicks: 6 });
  expect(pages.rows.map(({ name, count }) => [name, count])).toEqual([
    ['/materials', 4],
    ['/customers/:id', 2],
    ['/quote-tools', 1],
  ]);
  expect(pages.total).toBe(7);
  expect(clicks.rows[0]).toEqual({ name: 'Salva', pagePath: '/materials', count: 4 });
  expect(funnel.steps).toEqual([
    { step: 'registered', companies: 2 },
    { step: 'quoteTool', companies: 1 },
    { step: 'firstQuote', companies: 0 },
    { step: 'sentQuote', companies: 0 },
  ]);
  expect(retention.cohorts).toEqual([{ week: '2026-11-16', users: 3, active: [3, 1] }]);
};

describe('usage statistics', () => {
  it('count the events as they arrive', check);

  it('are the same once the days are rolled up, and after a second run', async () => {
    await rollUpUsage(server.services);
    const stored = await server.handles.system((db) =>
      db.selectFrom('analyticsUserDays').select('day').execute(),
    );
    expect(stored).toHaveLength(4);
    await check();
    await rollUpUsage(server.services);
    await check();
  });

  it('can be restricted to one company', async () => {
    const { days, pages, funnel } = await charts(admin.call, {
      ...period,
      companyGuid: two.user.companyGuid,
    });
    expect(days.totals).toEqual({ users: 1, sessions: 1, pageViews: 1, clicks: 1 });
    expect(pages.rows.map(({ name }) => name)).toEqual(['/materials']);
    expect(funnel.steps.slice(0, 2).map(({ companies }) => companies)).toEqual([1, 0]);
  });

  it('show a company’s first quote and the first one it sent', async () => {
    const steps = async () => {
      const { steps } = await admin.call(api.usage.funnel, { query: period });
      return steps.slice(2).map(({ companies }) => companies);
    };
    await addQuote(server, one, { imported: true });
    expect(await steps()).toEqual([0, 0]);
    await addQuote(server, one, { imported: false });
    await addQuote(server, one, { imported: false });
    await addQuote(server, two, { imported: false, sentAt: server.clock.read() });
    expect(await steps()).toEqual([2, 1]);
    const { supplierGuid } = server.services;
    const content = server.handles.supplier(supplierGuid, (db) => sql`select number from quotes`.execute(db));
    await expect(content).rejects.toThrow(/permission denied/);
  });

  it('can be downloaded as CSV', async () => {
    const { fileName, content } = await admin.call(api.usage.csv, {
      params: { chart: 'days' },
      query: period,
    });
    expect(fileName).toBe('statistiche-days-2026-11-16-2026-11-25.csv');
    const lines = content.split('\r\n');
    expect(lines.slice(0, 2)).toEqual([
      '\uFEFFGiorno;Utenti;Sessioni;Pagine viste;Clic',
      '16/11/2026;2;3;4;3',
    ]);
    for (const chart of api.usageCharts) {
      const csv = await admin.call(api.usage.csv, { params: { chart }, query: period });
      expect(csv.content.split('\r\n').length, chart).toBeGreaterThan(2);
    }
  });

  it('show nothing to another supplier', async () => {
    const { days, pages } = await charts(foreigner.call);
    expect([days.totals.users, pages.total]).toEqual([0, 0]);
    const query = { ...period, companyGuid: one.user.companyGuid };
    await expectError(foreigner.call(api.usage.days, { query }), 'NOT_FOUND');
  });

  it('refuse a period that ends before it begins', async () => {
    const query = { from: '2026-11-20', to: '2026-11-19' };
    const error = await expectError(admin.call(api.usage.days, { query }), 'VALIDATION');
    expect(error.fields?.to).toBe('La fine viene prima dell’inizio.');
  });

  it('are empty while the supplier’s switch is off', async () => {
    await admin.call(api.usage.setCollection, { body: { isEnabled: false } });
    expect((await one.call(api.analytics.status)).settings.isEnabled).toBe(false);
    await admin.call(api.usage.setCollection, { body: { isEnabled: true } });
    const { rows } = await admin.call(api.audit.list, { query: { entity: 'usage' } });
    expect(rows).toHaveLength(2);
  });

  it('are dropped after 13 months', async () => {
    server.clock.advance({ days: 400 });
    await rollUpUsage(server.services);
    const left = await server.handles.system(async (db) => [
      await db.selectFrom('analyticsEvents').selectAll().execute(),
      await db.selectFrom('analyticsSessions').selectAll().execute(),
      await db.selectFrom('analyticsUserDays').selectAll().execute(),
      await db.selectFrom('analyticsDayItems').selectAll().execute(),
    ]);
    expect(left.map((rows) => rows.length)).toEqual([0, 0, 0, 0]);
  });
});
