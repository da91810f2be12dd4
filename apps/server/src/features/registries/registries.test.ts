import { type CustomerFields, costs, customers, materialPrices, materials, works } from '@truciolo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import {
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../test/test-server.ts';

let server: TestServer;
let ours: TestCompany;
beforeAll(async () => {
  server = await startTestServer();
  await registerTestCompany(server);
  ours = await registerTestCompany(server);
});
afterAll(() => server.stop());

const address = { name: '', street: '', postalCode: '', city: '', province: '', country: 'IT' };
const buildCustomer = (overrides: Partial<CustomerFields> = {}): CustomerFields => ({
  code: '',
  name: 'Fonderie Lario S.r.l.',
  vatNumber: '',
  fiscalCode: '',
  sdi: '',
  pec: '',
  email: '',
  phone: '',
  website: '',
  iban: '',
  legalAddress: address,
  deliveryAddresses: [],
  contacts: [],
  paymentTerms: '',
  deliveryTerms: '',
  discount: 0,
  margin: null,
  language: 'it',
  rating: 0,
  tags: [],
  notes: '',
  ...overrides,
});

describe('a new company', () => {
  it('finds libraries of its own, marked to be confirmed', async () => {
    const found = await ours.call(works.list, { query: { limit: 500 } });
    expect(found.total).toBeGreaterThanOrEqual(40);
    expect(found.rows.every((row) => !row.confirmed)).toBe(true);
    const external = await ours.call(works.list, { query: { filter: ['external:true'], limit: 500 } });
    expect(external.rows.every(({ minimum, leadDays }) => (minimum ?? 0) > 0 && leadDays > 0)).toBe(true);
    const labour = await ours.call(costs.list, { query: { filter: ['category:manodopera'] } });
    expect(labour.total).toBe(3);
    expect((await ours.call(materials.list, { query: {} })).total).toBe(107);
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
    const prices = await ours.call(materialPrices, { params: { guid: c45.guid } });
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
  it('go in with old and foreign numbers, and are found by VAT number and town', async () => {
    const made = await ours.call(customers.create, {
      body: buildCustomer({
        name: 'Müller & Söhne GmbH',
        vatNumber: 'DE123456789',
        legalAddress: { ...address, city: 'Köln', country: 'DE' },
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
