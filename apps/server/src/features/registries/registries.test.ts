import { costs, customers, materials, works } from '@truciolo/contract';
import { materials as library } from '@truciolo/materials-library';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { buildCustomer, sampleAddress } from '../../../test/registry-samples.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeAll(async () => {
  await registerFilledCompany(server);
  ours = await registerFilledCompany(server);
});

describe('a new company', () => {
  it('has its own libraries, marked as unconfirmed', async () => {
    const found = await ours.call(works.list, { query: { limit: 500 } });
    expect(found.total).toBeGreaterThanOrEqual(40);
    expect(found.rows.every((row) => !row.confirmed)).toBe(true);
    const external = await ours.call(works.list, { query: { filter: ['external:true'], limit: 500 } });
    expect(external.rows.every(({ minimum, leadDays }) => (minimum ?? 0) > 0 && leadDays > 0)).toBe(true);
    const labour = await ours.call(costs.list, { query: { filter: ['category:labour'] } });
    expect(labour.total).toBe(3);
    expect((await ours.call(materials.list, { query: {} })).total).toBe(library.length);
  });
});

describe('materials', () => {
  it('keep every price with its date, and a changed price is no longer the library’s', async () => {
    const { rows } = await ours.call(materials.list, { query: { q: 'c45' } });
    const [c45] = rows;
    if (!c45) throw new Error('C45 is missing');
    server.clock.advance({ days: 1 });
    const changes = { pricePerKg: 18_500, priceConfirmed: true, priceSource: 'Offerta Siderurgica' };
    await ours.call(materials.update, { params: { guid: c45.guid }, body: { base: {}, changes } });
    const prices = await ours.call(materials.prices, { params: { guid: c45.guid } });
    expect(prices.map(({ pricePerKg }) => pricePerKg)).toEqual([18_500, c45.pricePerKg]);
    expect(prices[0]).toMatchObject({ source: 'Offerta Siderurgica', confirmed: true });
    expect(prices[0]?.at).toBe(server.clock.now.toISOString());
  });

  it('are found by number, American name and shop name', async () => {
    for (const q of ['1.4301', 'aisi 304', '304']) {
      const { rows } = await ours.call(materials.list, { query: { q } });
      expect(rows.length, q).toBeGreaterThan(0);
    }
  });
});

describe('customers', () => {
  it('are stored with old and foreign numbers, and found by VAT number and town', async () => {
    const made = await ours.call(customers.create, {
      body: buildCustomer({
        name: 'Müller & Söhne GmbH',
        vatNumber: 'DE123456789',
        legalAddress: { ...sampleAddress, city: 'Köln', country: 'DE' },
        contacts: [{ name: 'Jürgen', role: 'Einkauf', email: 'j@mueller.de', phone: '' }],
      }),
    });
    for (const q of ['de1234', 'koln', 'muller', 'jurgen']) {
      const { rows } = await ours.call(customers.list, { query: { q } });
      expect(rows, q).toEqual([made]);
    }
  });

  it('may lack a code, but not share one', async () => {
    await ours.call(customers.create, { body: buildCustomer({ name: 'Uno' }) });
    await ours.call(customers.create, { body: buildCustomer({ name: 'Due' }) });
    await ours.call(customers.create, { body: buildCustomer({ name: 'Tre', code: 'C1' }) });
    const body = buildCustomer({ name: 'Quattro', code: 'c1' });
    await expectError(ours.call(customers.create, { body }), 'DUPLICATE_CODE');
  });
});

describe('tags', () => {
  it('are added and removed on many rows at once, with a history entry per changed row', async () => {
    const make = (name: string, tags: string[]) =>
      ours.call(customers.create, { body: buildCustomer({ name, tags }) });
    const [a, b] = [await make('Etichettato A', ['prova']), await make('Etichettato B', ['automotive'])];
    const guids = [a.guid, b.guid];
    server.clock.advance({ days: 1 });
    const answer = await ours.call(customers.tag, {
      body: { guids, add: ['automotive'], remove: ['prova'] },
    });
    expect(answer.changed).toBe(1);
    const after = await ours.call(customers.get, { params: { guid: a.guid } });
    expect(after).toMatchObject({ tags: ['automotive'], version: 2 });
    const history = await ours.call(customers.history, { params: { guid: a.guid } });
    expect(history[0]?.changes).toEqual({ tags: { from: ['prova'], to: ['automotive'] } });
    expect(await ours.call(customers.history, { params: { guid: b.guid } })).toHaveLength(1);

    expect((await ours.call(customers.tags))[0]).toBe('automotive');
    const found = await ours.call(customers.list, { query: { filter: ['tags:automotive'] } });
    expect(found.rows.map(({ guid }) => guid).toSorted()).toEqual(guids.toSorted());
    expect((await ours.call(customers.list, { query: { q: 'automotive' } })).total).toBe(2);
  });

  it('of a stranger’s rows cannot be changed', async () => {
    const stranger = await registerFilledCompany(server);
    const theirs = await stranger.call(customers.create, { body: buildCustomer({ tags: ['loro'] }) });
    const body = { guids: [theirs.guid], add: ['mio'], remove: ['loro'] };
    expect((await ours.call(customers.tag, { body })).changed).toBe(0);
    expect(await ours.call(customers.tags)).not.toContain('loro');
    const after = await stranger.call(customers.get, { params: { guid: theirs.guid } });
    expect(after.tags).toEqual(['loro']);
  });

  it('are at most twenty on a row, or nothing changes', async () => {
    const many = Array.from({ length: 20 }, (_, n) => `t${n}`);
    const full = await ours.call(customers.create, { body: buildCustomer({ name: 'Pieno', tags: many }) });
    const free = await ours.call(customers.create, { body: buildCustomer({ name: 'Libero' }) });
    const body = { guids: [free.guid, full.guid], add: ['una di troppo'], remove: [] };
    await expectError(ours.call(customers.tag, { body }), 'VALIDATION');
    expect((await ours.call(customers.get, { params: { guid: free.guid } })).tags).toEqual([]);
  });
});
