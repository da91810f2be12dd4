import { materials, preferences } from '@truciolo/contract';
import { materials as library } from '@truciolo/materials-library';
import { describe, expect, it } from 'vitest';
import { registerFilledCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();

describe('materials of a new company', () => {
  it('are the shipped library, with prices to be confirmed', async () => {
    const { call } = await registerFilledCompany(server);
    const list = await call(materials.all);
    expect(list).toHaveLength(library.length);
    const c45 = list.find(({ designation }) => designation.startsWith('C45'));
    expect(c45).toMatchObject({ isoGroup: 'P', density: 7.85, priceConfirmed: false });
    expect(list.every(({ pricePerKg }) => pricePerKg === null || pricePerKg > 0)).toBe(true);
    // Hardened steels have no indicative price: unknown, not zero.
    const unpriced = list.filter(({ pricePerKg }) => pricePerKg === null);
    expect(unpriced.length).toBeGreaterThan(0);
    expect(unpriced.every(({ isoGroup }) => isoGroup === 'H')).toBe(true);
    // Brass and aluminium chips are sold, steel chips are not counted on.
    const chips = (name: string) =>
      list.find(({ designation }) => designation.includes(name))?.chipRevenuePerKg;
    expect([chips('CW614N'), chips('6082'), chips('C45')]).toEqual([30_000, 6_000, null]);
  });
});

it('the plain array equals the list, field by field', async () => {
  const { call } = await registerFilledCompany(server);
  const [first] = await call(materials.all);
  if (!first) throw new Error('no material');
  const changes = { pricePerKg: 12_345, notes: 'Barra «pelata» Ø 20 \n "h9"', tags: ['bar', 'ß'] };
  await call(materials.update, { params: { guid: first.guid }, body: { base: {}, changes } });
  const { rows } = await call(materials.list, { query: { limit: 500 } });
  const all = await call(materials.all);
  const byGuid = (a: { guid: string }, b: { guid: string }) => a.guid.localeCompare(b.guid);
  expect(all.toSorted(byGuid)).toEqual(rows.toSorted(byGuid));
  expect(all.find(({ guid }) => guid === first.guid)).toMatchObject(changes);
  await call(materials.archive, { body: { guids: [first.guid], archived: true } });
  expect(await call(materials.all)).toHaveLength(all.length - 1);
});

describe('preferences', () => {
  it('follow the device until a user chooses a theme', async () => {
    const one = await registerFilledCompany(server);
    const two = await registerFilledCompany(server);
    expect(await one.call(preferences.get)).toEqual({ theme: null });
    await one.call(preferences.update, { body: { theme: 'dark' } });
    expect(await one.call(preferences.get)).toEqual({ theme: 'dark' });
    expect(await two.call(preferences.get)).toEqual({ theme: null });
  });
});
