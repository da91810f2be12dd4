import * as api from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { buildCustomer } from '../../../test/registry-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const ALL = { customers: 6, machines: 2, works: 2, quotes: 6 };
const NONE = { customers: 0, machines: 0, works: 0, quotes: 0 };
const nothing = { machine: false, customer: false, quote: false };

const server = sharedTestServer();
let stranger: TestCompany;
beforeAll(async () => {
  stranger = await registerFilledCompany(server);
  await stranger.call(api.samples.load, { body: {} });
});

const load = ({ call }: Pick<TestCompany, 'call'>) => call(api.samples.load, { body: {} });
const quotesOf = async ({ call }: TestCompany) =>
  (await call(api.quotes.list, { query: { limit: 100 } })).rows;

describe('sample data', () => {
  it('fill a new company with priced quotes in every state, distinguishable from real ones', async () => {
    const ours = await registerFilledCompany(server);
    expect(await ours.call(api.samples.start)).toEqual({ own: nothing, samples: NONE, loadable: true });
    expect(await load(ours)).toEqual({ own: nothing, samples: ALL, loadable: false });
    const quotes = await quotesOf(ours);
    expect(new Set(quotes.map(({ state }) => state))).toEqual(new Set(api.quoteStates));
    expect(quotes.filter(({ unpriced, taxable }) => unpriced > 0 || taxable === null)).toEqual([]);
    expect(quotes.every(({ tags }) => tags.includes(api.SAMPLE_TAG))).toBe(true);
    for (const registry of [api.customers, api.machines, api.works]) {
      const { total } = await ours.call(registry.list, { query: { filter: [`tags:${api.SAMPLE_TAG}`] } });
      expect(total).toBeGreaterThan(1);
    }
  });

  it('that were sent keep their typed days, whether or not the offer is stored yet', async () => {
    const sent = (await quotesOf(stranger)).find(({ state }) => state === 'sent');
    const quote = await stranger.call(api.quotes.get, { params: { guid: sent?.guid ?? '' } });
    expect(quote.document.positions[0]?.price.promisedDays).toBe(15);
    // Without a stored offer the document tells the days; an empty list would say that the offer has none.
    expect(quote.offeredDays).not.toEqual([]);
  });

  it('are loaded once, even if the call is repeated', async () => {
    const ours = await registerFilledCompany(server);
    const answers = await Promise.all([load(ours), load(ours), load(ours)]);
    expect(answers.map(({ samples }) => samples)).toEqual([ALL, ALL, ALL]);
    expect(await quotesOf(ours)).toHaveLength(6);
  });

  it('take no number: the first real quote is the first of the year', async () => {
    const ours = await registerFilledCompany(server);
    await load(ours);
    const made = await ours.call(api.quotes.create, { body: asBody(pinQuote()) });
    expect(made.number).toBe('P-2026-0001');
    expect((await ours.call(api.samples.start)).own).toEqual({ ...nothing, quote: true });
  });

  it('are removed completely, and none of another company', async () => {
    const ours = await registerFilledCompany(server);
    await load(ours);
    server.clock.advance({ seconds: 1 });
    const answer = await ours.call(api.samples.remove);
    expect(answer).toMatchObject({ removed: ALL, kept: NONE, samples: NONE, own: nothing, loadable: true });
    expect(await quotesOf(ours)).toEqual([]);
    expect((await ours.call(api.customers.list, { query: {} })).total).toBe(0);
    expect((await ours.call(api.machines.list, { query: {} })).total).toBe(5);
    expect((await stranger.call(api.samples.start)).samples).toEqual(ALL);
    expect((await ours.call(api.samples.remove)).removed).toEqual(NONE);
    const { rows } = await ours.call(api.audit.list, { query: {} });
    const acts = rows.map(({ action }) => action).filter((action) => action.endsWith('samples'));
    expect(acts).toEqual(['remove-samples', 'load-samples']);
    expect((await load(ours)).samples).toEqual(ALL);
  });

  it('that a user changed stay, with the rows they use', async () => {
    const ours = await registerFilledCompany(server);
    await load(ours);
    const quotes = await quotesOf(ours);
    const [draft] = quotes.filter(({ state }) => state === 'draft');
    const other = quotes.find(
      ({ state, customerGuid }) => state !== 'draft' && customerGuid !== draft?.customerGuid,
    );
    if (!draft || !other) throw new Error('samples are missing');
    const changes = [{ path: ['title'], base: draft.title, value: 'Diventato vero' }];
    await ours.call(api.quotes.save, { params: { guid: draft.guid }, body: { version: 1, changes } });
    const copy = await ours.call(api.quotes.duplicate, { params: { guid: other.guid } });
    const { rows: works } = await ours.call(api.works.list, { query: { q: 'Zincatura di esempio' } });
    const params = { guid: works[0]?.guid ?? '' };
    await ours.call(api.works.update, { params, body: { base: {}, changes: { notes: 'Nostra' } } });

    const { kept, removed } = await ours.call(api.samples.remove);
    expect(kept).toMatchObject({ quotes: 1, customers: 2, works: 1 });
    expect(kept.machines).toBeGreaterThan(0);
    expect(removed.quotes).toBe(5);
    const left = await quotesOf(ours);
    expect(left.map(({ number }) => number).toSorted()).toEqual([draft.number, copy.number].toSorted());
    const { rows: customers } = await ours.call(api.customers.list, { query: {} });
    const named = left.map(({ customerName }) => customerName).toSorted();
    expect(customers.map(({ name }) => name).toSorted()).toEqual(named);
    expect((await ours.call(api.samples.start)).own).toMatchObject({ customer: true, quote: true });
  });

  it('that the program itself let expire are still removed', async () => {
    const ours = await registerFilledCompany(server);
    await load(ours);
    await server.handles.tenant(ours.user.companyGuid, (db) =>
      db.updateTable('quotes').set({ state: 'expired', version: 2 }).where('state', '=', 'sent').execute(),
    );
    expect((await ours.call(api.samples.remove)).removed.quotes).toBe(6);
  });
});

describe('the database', () => {
  it('does not allow the deletion of a real quote', async () => {
    const ours = await registerFilledCompany(server);
    const { guid } = await ours.call(api.quotes.create, { body: asBody(pinQuote()) });
    await server.handles.tenant(ours.user.companyGuid, async (db) => {
      for (const table of ['quoteRevisions', 'quotes'] as const) await db.deleteFrom(table).execute();
    });
    expect((await ours.call(api.quotes.get, { params: { guid } })).guid).toBe(guid);
  });
});

describe('loading samples is refused', () => {
  it('once the company has a customer of its own', async () => {
    const ours = await registerFilledCompany(server);
    await ours.call(api.customers.create, { body: buildCustomer({ name: 'Vero' }) });
    expect(await ours.call(api.samples.start)).toMatchObject({
      own: { ...nothing, customer: true },
      loadable: false,
    });
    await expectError(load(ours), 'SAMPLES_REFUSED');
  });

  it('to users who do not lead the company, or have no cost access', async () => {
    const ours = await registerFilledCompany(server);
    for (const role of ['preventivista', 'tecnico'] as const) {
      await expectError(load(await addPerson(server, ours, role)), 'FORBIDDEN');
    }
    await server.handles.tenant(ours.user.companyGuid, (db) =>
      db.updateTable('users').set({ hideCosts: true }).where('guid', '=', ours.user.guid).execute(),
    );
    await expectError(load(ours), 'FORBIDDEN');
    expect((await ours.call(api.samples.start)).samples).toEqual(NONE);
  });
});
