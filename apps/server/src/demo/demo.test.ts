import * as api from '@truciolo/contract';
import { isVatCheckDigitRight } from '@truciolo/italian';
import { isBackdated } from '@truciolo/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../test/expect-error.ts';
import { registerTestCompany, startTestServer, type TestServer } from '../../test/test-server.ts';
import { runAdminCommand } from '../admin/commands.ts';
import { sampleCustomers } from '../features/samples/index.ts';
import { createLog } from '../platform/log.ts';
import { SAMPLES_EXIST } from './load-demo.ts';
import { sampleCompanies } from './sample-companies.data.ts';
import { SAMPLE_JOBS } from './sample-jobs.ts';
import { SAMPLE_QUOTES } from './sample-quotes.ts';

const samples = { username: 'fornitore@truciolo.it', password: 'Truciolo2026!' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: 'on', HOST: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await server.database.drop();
});

async function enter(email: string): Promise<api.Call> {
  const body = { username: email, password: 'Truciolo2026!' };
  return server.as((await server.as(null)(api.auth.login, { body })).token);
}

describe('demo data', () => {
  it('gives the demo company people of every role, with seats', async () => {
    const { users, seats } = await (await enter('demo@truciolo.it'))(api.users.list);
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(api.companyRoles));
    expect(users.filter(({ status }) => status === 'suspended')).toHaveLength(1);
    expect(seats).toEqual({ total: 10, assigned: 4, free: 6 });
  });

  it('gives the supplier companies in every state, an inbox and usage of two months', async () => {
    const call = await enter('fornitore@truciolo.it');
    const { rows, totals } = await call(api.supplierLicences.list, { query: {} });
    expect(rows).toHaveLength(sampleCompanies.length + 1);
    expect(rows.map(({ state }) => state).slice(0, 3)).toEqual(['expiring', 'expiring', 'expiring']);
    expect([totals.active, totals.expiring, totals.expired]).toEqual([3, 3, 2]);
    expect((await call(api.messages.list, { query: {} })).unread).toBe(2);
    const query = { from: '2026-09-17', to: '2026-11-16' };
    const { totals: usage } = await call(api.usage.days, { query });
    expect(usage.pageViews + usage.clicks).toBeGreaterThan(1500);
    expect(usage.pageViews + usage.clicks).toBeLessThan(3000);
  });

  it('gives the demo company customers and quotes in every state, without a gap in their numbers', async () => {
    const call = await enter('demo@truciolo.it');
    expect((await call(api.customers.list, { query: {} })).total).toBe(sampleCustomers.length);
    const { rows, total } = await call(api.quotes.list, { query: { limit: 500 } });
    expect(total).toBe(SAMPLE_QUOTES);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(api.quoteStates));
    expect(rows.filter(({ unpriced, taxable }) => unpriced > 0 || taxable === null)).toEqual([]);
    const numbers = rows.map(({ number }) => number).filter((number) => number.startsWith('P-2026-'));
    expect(new Set(numbers).size).toBe(Number(numbers.sort().at(-1)?.slice(-4)));
    expect(rows.some(({ revision }) => revision === 2)).toBe(true);
    const [newest] = rows;
    if (!newest) throw new Error('no quotes');
    const made = await call(api.quotes.duplicate, { params: { guid: newest.guid } });
    expect(made.number).toBe(`P-2026-${String(numbers.length + 1).padStart(4, '0')}`);
  });

  it('gives the demo company jobs in every state, with hours from the floor', async () => {
    const call = await enter('demo@truciolo.it');
    const { rows, total } = await call(api.jobs.list, { query: { limit: 500 } });
    expect(total).toBe(SAMPLE_JOBS);
    const states = ['to-plan', 'planned', 'running', 'suspended', 'finished', 'delivered'];
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(states));
    expect(rows.some(({ actualMinutes }) => actualMinutes > 60)).toBe(true);
    const made = rows.find(({ state }) => state === 'delivered');
    const events = await call(api.jobs.events, { params: { guid: made?.guid ?? '' } });
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(isBackdated)).toEqual([]);
    const ended = rows.find(({ state }) => state === 'delivered');
    const sums = await call(api.jobs.actuals, { params: { guid: ended?.guid ?? '' } });
    expect(sums.isFinal).toBe(true);
  });

  it('gives the demo company an open page with materials and treatments to choose from', async () => {
    const page = await server.as(null)(api.shopVisits.page, { params: { slug: 'officina-valsesia' } });
    expect(page.materials.length).toBeGreaterThan(8);
    const { treatments } = await (await enter('demo@truciolo.it'))(api.shopPage.settings);
    expect(treatments.map(({ name }) => name)).toContain('Brunitura');
  });

  it('gives the demo company a rack with reserved and cut bars, and material to buy', async () => {
    const call = await enter('demo@truciolo.it');
    const { rows } = await call(api.rack.list, { query: {} });
    expect(rows.filter(({ isRemnant }) => isRemnant).length).toBeGreaterThan(0);
    expect(rows.filter(({ reserved }) => reserved > 0).length).toBeGreaterThan(0);
    const needs = await call(api.materialNeeds.list);
    const states = new Set(needs.flatMap((group) => group.needs.map(({ state }) => state)));
    expect([...states].toSorted()).toEqual(['ordered', 'to-order']);
    expect(needs[0]?.supplier).not.toBe('');
  });

  it('gives the demo company a machine plan without overlaps on a machine, and times to learn from', async () => {
    const call = await enter('demo@truciolo.it');
    const { jobs, machines } = await call(api.jobPlan.get, {});
    const phases = jobs.filter(({ state }) => state !== 'to-plan').flatMap((job) => job.phases);
    const planned = phases.filter(({ plannedStart }) => plannedStart !== null);
    expect(planned.length).toBeGreaterThan(20);
    for (const { guid } of machines) {
      const own = planned.filter(({ machineGuid }) => machineGuid === guid);
      expect(own.filter(({ state }) => state === 'running').length).toBeLessThanOrEqual(1);
    }
    expect(phases.some(({ state }) => state === 'running')).toBe(true);
    const { rows } = await call(api.jobs.list, { query: { filter: ['state:delivered'], limit: 100 } });
    expect(rows.length).toBeGreaterThan(20);
    const whole = await Promise.all(rows.map(({ guid }) => call(api.jobs.get, { params: { guid } })));
    const spans = whole
      .flatMap(({ phaseList }) => phaseList)
      .flatMap(({ machineGuid, startedAt, finishedAt }) =>
        machineGuid && startedAt && finishedAt ? [{ machineGuid, startedAt, finishedAt }] : [],
      )
      .sort((a, b) => a.startedAt.localeCompare(b.startedAt));
    for (const [index, span] of spans.entries()) {
      const next = spans.slice(index + 1).find(({ machineGuid }) => machineGuid === span.machineGuid);
      if (next) expect(next.startedAt >= span.finishedAt).toBe(true);
    }
  });

  it('gives the demo company delivery notes whose numbers follow their days, the older ones invoiced', async () => {
    const call = await enter('demo@truciolo.it');
    const { ddts: open } = await call(api.invoicing.list, { query: {} });
    const { ddts: invoiced } = await call(api.invoicing.list, { query: { invoiced: 'yes' } });
    expect(Math.min(open.length, invoiced.length)).toBeGreaterThan(2);
    const serial = ({ number }: api.InvoiceableDdt) => Number(number.split('/')[0]);
    const all = [...open, ...invoiced].toSorted((a, b) => serial(a) - serial(b));
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  });

  it('invents companies with a right VAT number', () => {
    for (const { vatNumber } of sampleCompanies) expect(isVatCheckDigitRight(vatNumber)).toBe(true);
  });
});

// Last, because its end removes the sample data.
describe('sample accounts', () => {
  it('open from the machine of the server', async () => {
    expect((await server.as(null)(api.auth.login, { body: samples })).user.role).toBe('admin');
  });

  it.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['x-forwarded-for', '127.0.0.1, 203.0.113.7'],
    ['x-real-ip', '203.0.113.7'],
    ['forwarded', 'for=203.0.113.7'],
  ])('are refused to a visitor whom a proxy on this machine names in %s: %s', async (name, value) => {
    await expectError(
      server.as(null, { [name]: value })(api.auth.login, { body: samples }),
      'SAMPLE_ACCOUNT',
    );
  });

  it('are warned of at each start of a server that others can reach, and go with one command', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line: string) => void lines.push(line) });
    await server.close();
    server = await startTestServer({ PUBLIC_URL: 'https://prova.it' }, log, server.database);
    expect(lines.join('')).toContain(SAMPLES_EXIST);

    const { engine, handles, clock, database } = server;
    const { files } = server.services;
    const ground = { engine, handles, clock: clock.read, dataDir: database.dataDir, files };
    const ours = await registerTestCompany(server);
    const listed = () => handles.system((db) => db.selectFrom('requestFiles').select('file').execute());
    const names = (await listed()).map(({ file }) => file);
    expect(names.length).toBeGreaterThan(0);
    await runAdminCommand(ground, { command: 'remove-demo' });
    expect(await Promise.all(names.map((file) => files.get(file)))).toEqual(names.map(() => null));
    for (const username of [samples.username, 'demo@truciolo.it', 'paolo.ferri@truciolo.it'])
      await expectError(
        server.as(null)(api.auth.login, { body: { ...samples, username } }),
        'INVALID_CREDENTIALS',
      );
    const companies = await handles.system((db) => db.selectFrom('companies').select('name').execute());
    expect(companies.map(({ name }) => name)).toContain(ours.registration.company.companyName);
    expect(companies).toHaveLength(2);
    await expect(runAdminCommand(ground, { command: 'remove-demo' })).rejects.toThrow(/non ci sono/);
  });
});
