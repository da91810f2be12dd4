import { materials, preferences } from '@truciolo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTestCompany, startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('materials of a new company', () => {
  it('are the shipped library, with prices that ask to be confirmed', async () => {
    const { call } = await registerTestCompany(server);
    const list = await call(materials.all);
    expect(list).toHaveLength(107);
    const c45 = list.find(({ designation }) => designation.startsWith('C45'));
    expect(c45).toMatchObject({ isoGroup: 'P', density: 7.85, priceConfirmed: false });
    expect(list.every(({ pricePerKg }) => pricePerKg === null || pricePerKg > 0)).toBe(true);
    // Two hardened steels have no indicative price: unknown, not zero.
    expect(list.filter(({ pricePerKg }) => pricePerKg === null)).toHaveLength(2);
  });
});

describe('preferences', () => {
  it('start light and keep the theme of each user', async () => {
    const one = await registerTestCompany(server);
    const two = await registerTestCompany(server);
    expect(await one.call(preferences.get)).toEqual({ theme: 'light' });
    await one.call(preferences.update, { body: { theme: 'dark' } });
    expect(await one.call(preferences.get)).toEqual({ theme: 'dark' });
    expect(await two.call(preferences.get)).toEqual({ theme: 'light' });
  });
});
