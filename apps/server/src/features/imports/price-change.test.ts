import { machines, materials, type PriceChange, priceChanges } from '@truciolo/contract';
import { beforeAll, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import { changedAmount } from './price-change.ts';

const server = sharedTestServer();
let ours: TestCompany;
let stranger: TestCompany;
beforeAll(async () => {
  stranger = await registerFilledCompany(server);
  ours = await registerFilledCompany(server);
});

const raise: PriceChange = { kind: 'percent', percent: 5, step: 100 };

it.each([
  [16_500, { kind: 'percent', percent: 3.5, step: 1 }, 17_078], // 1,65 € × 1,035 = 1,70775
  [16_500, { kind: 'percent', percent: 3.5, step: 100 }, 17_100],
  [16_500, { kind: 'percent', percent: -10, step: 100 }, 14_900], // 1,485 rounds half up
  [450_000, { kind: 'percent', percent: 4, step: 10_000 }, 470_000], // 46,80 to the euro
  [16_500, { kind: 'amount', amount: 1_200, step: 100 }, 17_700],
] as [number, PriceChange, number][])('%i changed by %o is %i', (from, change, to) => {
  expect(changedAmount(from, change)).toBe(to);
});

it('raises the prices of the listed rows, with history, and of no other company', async () => {
  const choice = { filter: ['isoGroup:N'] };
  const params = { registry: 'materials' as const };
  const seen = await ours.call(priceChanges.preview, { params, body: { choice, change: raise } });
  expect(seen.rows.length).toBeGreaterThan(5);
  const [first] = seen.rows;
  const body = { choice, change: raise, fingerprint: seen.fingerprint };
  server.clock.advance({ minutes: 1 });
  const { changed } = await ours.call(priceChanges.apply, { params, body });
  expect(changed).toBe(seen.rows.filter(({ from, to }) => from !== to).length);
  const guid = first?.guid ?? '';
  const saved = await ours.call(materials.get, { params: { guid } });
  expect(saved).toMatchObject({ pricePerKg: first?.to, priceSource: 'Aggiornamento in blocco +5 %' });
  const prices = await ours.call(materials.prices, { params: { guid } });
  expect(prices.map(({ pricePerKg }) => pricePerKg)).toEqual([first?.to, first?.from]);
  // The preview had other amounts: a second confirmation is not a second raise.
  await expectError(ours.call(priceChanges.apply, { params, body }), 'IMPORT_STALE');
  const theirs = await stranger.call(priceChanges.preview, { params, body: { choice, change: raise } });
  expect(theirs.rows.map(({ from }) => from)).toEqual(seen.rows.map(({ from }) => from));
});

it('changes only the chosen machines, and their rate is no longer marked as guided', async () => {
  const { rows } = await ours.call(machines.list, { query: {} });
  const guids = rows.slice(0, 2).map(({ guid }) => guid);
  const params = { registry: 'machines' as const };
  const change: PriceChange = { kind: 'amount', amount: 15_000, step: 100 };
  const choice = { guids };
  const { fingerprint, rows: planned } = await ours.call(priceChanges.preview, {
    params,
    body: { choice, change },
  });
  expect(planned.map(({ guid }) => guid).sort()).toEqual([...guids].sort());
  await ours.call(priceChanges.apply, { params, body: { choice, change, fingerprint } });
  const after = await ours.call(machines.list, { query: {} });
  const rateOf = (list: typeof rows, guid: string) => list.find((row) => row.guid === guid)?.hourlyRate ?? 0;
  for (const { guid } of rows) {
    const by = guids.includes(guid) ? 15_000 : 0;
    expect(rateOf(after.rows, guid) - rateOf(rows, guid)).toBe(by);
  }
  expect(
    after.rows.filter(({ guid }) => guids.includes(guid)).every(({ rateMode }) => rateMode === 'typed'),
  ).toBe(true);
});

it('refuses a price below zero', async () => {
  const change: PriceChange = { kind: 'amount', amount: -1e9, step: 1 };
  const body = { choice: {}, change };
  const error = await expectError(
    ours.call(priceChanges.preview, { params: { registry: 'materials' }, body }),
    'PRICE_NEGATIVE',
  );
  expect(error.message).toContain('sotto zero');
});
