import { costs, machines, materials } from '@truciolo/contract';
import { beforeAll, expect, it } from 'vitest';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeAll(async () => {
  ours = await registerFilledCompany(server);
});

const first = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
};

it('a typed price is confirmed, and its source is the user', async () => {
  const query = { filter: ['priceConfirmed:false'], limit: 1 };
  const proposed = first((await ours.call(materials.list, { query })).rows);
  const params = { guid: proposed.guid };
  const body = { base: { pricePerKg: proposed.pricePerKg }, changes: { pricePerKg: 23_400 } };
  expect(await ours.call(materials.update, { params, body })).toMatchObject({
    pricePerKg: 23_400,
    priceConfirmed: true,
    priceSource: 'digitato',
  });
  const named = { base: {}, changes: { pricePerKg: 25_000, priceSource: 'Listino Rossi 11/2026' } };
  expect(await ours.call(materials.update, { params, body: named })).toMatchObject({
    priceConfirmed: true,
    priceSource: 'Listino Rossi 11/2026',
  });
});

it('so are a typed hourly rate and a typed cost; other fields confirm nothing', async () => {
  const machine = first(
    (await ours.call(machines.list, { query: { filter: ['rateConfirmed:false'] } })).rows,
  );
  const params = { guid: machine.guid };
  const notes = { base: {}, changes: { notes: 'Vicino al portone' } };
  expect(await ours.call(machines.update, { params, body: notes })).toMatchObject({ rateConfirmed: false });
  const rate = { base: {}, changes: { hourlyRate: 480_000 } };
  expect(await ours.call(machines.update, { params, body: rate })).toMatchObject({ rateConfirmed: true });
  const cost = first((await ours.call(costs.list, { query: { filter: ['confirmed:false'] } })).rows);
  const amount = { base: {}, changes: { amount: 120_000 } };
  expect(await ours.call(costs.update, { params: { guid: cost.guid }, body: amount })).toMatchObject({
    confirmed: true,
  });
});
