import { customers, machines, type Quote, quotes } from '@truciolo/contract';
import { beforeAll, expect, it } from 'vitest';
import { asBody, pin, pinQuote } from '../../../../test/quote-samples.ts';
import { buildCustomer } from '../../../../test/registry-samples.ts';
import { addPerson } from '../../../../test/test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
const made: Quote[] = [];
beforeAll(async () => {
  ours = await registerFilledCompany(server);
  const colleague = await addPerson(server, ours, 'preventivista');
  const people = [ours.call, colleague.call, ours.call];
  const titles = ['Boccole', 'alberi', ''];
  for (const [index, call] of people.entries()) {
    const positions = Array.from({ length: 3 - index }, (_, place) => pin({ id: `p${place}` }));
    made.push(
      await call(quotes.create, { body: asBody(pinQuote({ title: titles[index] ?? '', positions })) }),
    );
  }
  const [first] = made;
  await ours.call(quotes.markSent, { params: { guid: first?.guid ?? '' }, body: { confirmed: true } });
});

const numbers = async (sort: string) =>
  (await ours.call(quotes.list, { query: { sort } })).rows.map(({ number }) => number);
const at = (...places: readonly number[]) => places.map((place) => made[place]?.number);

it.each([
  ['positions', [2, 1, 0]],
  // The part replaces a missing title: "RO-4471-B Perno di snodo".
  ['what', [1, 0, 2]],
])('quotes sort by %s, both ways', async (sort, places) => {
  expect(await numbers(sort)).toEqual(at(...places));
  expect(await numbers(`-${sort}`)).toEqual(at(...places.toReversed()));
});

it('quotes sort by the order of their states, and by the name of their owner', async () => {
  expect((await numbers('state')).at(-1)).toBe(made[0]?.number);
  expect((await numbers('-state'))[0]).toBe(made[0]?.number);
  const owners = async (sort: string) =>
    (await ours.call(quotes.list, { query: { sort } })).rows.map(({ ownerName }) => ownerName);
  const rising = await owners('owner');
  expect(rising).toEqual(rising.toSorted((a, b) => a.localeCompare(b, 'it')));
  expect(await owners('-owner')).toEqual(rising.toReversed());
});

it('the sort orders of the list use their indexes', async () => {
  const { rows } = await server.engine.executeSql(
    `select indexname as name from pg_indexes where tablename = 'quotes'`,
  );
  const names = rows.map((row) => (row as { name: string }).name);
  expect(names).toEqual(expect.arrayContaining(['quotes_state_rank', 'quotes_what', 'quotes_positions']));
});

it('customers sort by town, machines by their capacity', async () => {
  for (const [name, city] of [
    ['Primo', 'Monza'],
    ['Secondo', 'Asti'],
    ['Terzo', 'lodi'],
  ] as const) {
    const base = buildCustomer({ name, code: '' });
    await ours.call(customers.create, { body: { ...base, legalAddress: { ...base.legalAddress, city } } });
  }
  const cities = async (sort: string) =>
    (await ours.call(customers.list, { query: { sort } })).rows.map(({ legalAddress }) => legalAddress.city);
  expect(await cities('city')).toEqual(['Asti', 'lodi', 'Monza']);
  expect(await cities('-city')).toEqual(['Monza', 'lodi', 'Asti']);
  const { rows } = await ours.call(machines.list, { query: { sort: 'range' } });
  const sizes = rows.map(({ kind, travel, maxDiameter, maxLength }) => {
    const turns = kind.startsWith('tornio') || kind === 'fantina-mobile' || travel.x === null;
    return turns ? (maxDiameter ?? maxLength) : travel.x;
  });
  const known = sizes.filter((size) => size !== null);
  expect(known.length).toBeGreaterThan(1);
  expect(sizes.slice(0, known.length)).toEqual(known.toSorted((a, b) => a - b));
});
