import { companies, costs, customers, formulas, machines, materials, users, works } from '@truciolo/contract';
import { euros } from '@truciolo/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { buildCustomer, buildWork } from '../../../test/registry-samples.ts';
import { addPerson, type TestPerson } from '../../../test/test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
let blind: TestPerson;
beforeAll(async () => {
  ours = await registerFilledCompany(server);
  blind = await addPerson(server, ours, 'tecnico');
  const params = { guid: blind.user.guid };
  await ours.call(users.update, { params, body: { base: {}, changes: { hideCosts: true } } });
});

const first = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
};

describe('a user with hidden costs and margins', () => {
  it('does not see the company’s default margin', async () => {
    const params = { companyGuid: ours.user.companyGuid };
    expect((await ours.call(companies.get, { params })).defaultMargin).toEqual(expect.any(Number));
    expect((await blind.call(companies.get, { params })).defaultMargin).toBeNull();
  });

  it('gets no price, rate or margin in any list', async () => {
    await ours.call(customers.create, { body: buildCustomer({ discount: 12, margin: 30 }) });
    await ours.call(works.create, { body: buildWork({ rate: euros(99), minimum: euros(50) }) });
    const query = { limit: 500 };
    for (const row of (await blind.call(materials.list, { query })).rows)
      expect([row.pricePerKg, row.platePricePerKg, row.chipRevenuePerKg]).toEqual([null, null, null]);
    for (const row of (await blind.call(machines.list, { query })).rows)
      expect([row.hourlyRate, row.rateInput]).toEqual([null, null]);
    for (const row of (await blind.call(costs.list, { query })).rows)
      expect([row.amount, row.percent]).toEqual([null, null]);
    for (const row of (await blind.call(works.list, { query })).rows)
      expect([row.rate, row.minimum, row.formulaDraft, row.formulaPublished]).toEqual([null, null, '', null]);
    for (const row of (await blind.call(customers.list, { query })).rows)
      expect([row.discount, row.margin]).toEqual([0, null]);
    for (const row of await blind.call(materials.all)) expect(row.pricePerKg).toBeNull();
    // Other users still see them: hidden values were not lost.
    expect(first((await ours.call(customers.list, { query })).rows)).toMatchObject({ margin: 30 });
    const seen = (await ours.call(machines.list, { query })).rows;
    expect(seen.every(({ hourlyRate }) => (hourlyRate ?? 0) > 0)).toBe(true);
  });

  it('gets none by sorting, history, price list or formula either', async () => {
    const machine = first((await ours.call(machines.list, { query: { sort: 'hourlyRate' } })).rows);
    const params = { guid: machine.guid };
    const body = { base: {}, changes: { hourlyRate: 777_000, notes: 'ritarata' } };
    await ours.call(machines.update, { params, body });
    const [entry] = await blind.call(machines.history, { params });
    expect(Object.keys(entry?.changes ?? {}).sort()).toEqual(['notes', 'rateConfirmed']);
    const ordered = await blind.call(machines.list, { query: { sort: '-hourlyRate' } });
    const plain = await blind.call(machines.list, { query: {} });
    expect(ordered.rows.map(({ guid }) => guid)).toEqual(plain.rows.map(({ guid }) => guid));

    const steel = first((await ours.call(materials.list, { query: {} })).rows);
    await expectError(blind.call(materials.prices, { params: { guid: steel.guid } }), 'FORBIDDEN');
    const work = first((await ours.call(works.list, { query: { q: 'zincatura a caldo' } })).rows);
    await expectError(blind.call(formulas.listVersions, { params: { guid: work.guid } }), 'FORBIDDEN');
    const draft = work.formulaDraft;
    await expectError(
      blind.call(formulas.publish, { params: { guid: work.guid }, body: { draft } }),
      'FORBIDDEN',
    );
  });

  it('changes the rest of a row and keeps the price', async () => {
    const machine = first((await ours.call(machines.list, { query: {} })).rows);
    const params = { guid: machine.guid };
    const notes = { base: {}, changes: { notes: 'mandrino rifatto' } };
    const saved = await blind.call(machines.update, { params, body: notes });
    expect(saved).toMatchObject({ notes: 'mandrino rifatto', hourlyRate: null });
    expect(await ours.call(machines.get, { params })).toMatchObject({ hourlyRate: machine.hourlyRate });
    const rate = { base: {}, changes: { hourlyRate: 1 } };
    await expectError(blind.call(machines.update, { params, body: rate }), 'FORBIDDEN');
  });

  it('includes everybody on the shop floor', async () => {
    const floor = await addPerson(server, ours, 'reparto');
    expect(floor.user.hideCosts).toBe(true);
    const { rows } = await floor.call(machines.list, { query: {} });
    expect(rows.every(({ hourlyRate }) => hourlyRate === null)).toBe(true);
  });
});

describe('the date of a rate or price', () => {
  it('moves with the rate, not with the notes', async () => {
    const machine = first((await ours.call(machines.list, { query: { q: 'tornio' } })).rows);
    const params = { guid: machine.guid };
    const change = (changes: object) => ours.call(machines.update, { params, body: { base: {}, changes } });
    server.clock.advance({ days: 1 });
    expect(await change({ notes: 'altro' })).toMatchObject({ rateDate: machine.rateDate });
    const day = server.clock.now.toISOString();
    expect(await change({ hourlyRate: 450_000, rateConfirmed: false })).toMatchObject({ rateDate: day });
    server.clock.advance({ days: 1 });
    expect(await change({ rateConfirmed: true })).toMatchObject({
      rateDate: server.clock.now.toISOString(),
    });
    expect(await change({ hourlyRate: null })).toMatchObject({ rateDate: null });
    const steel = first((await ours.call(materials.list, { query: {} })).rows);
    expect(steel.priceDate).not.toBeNull();
  });
});
