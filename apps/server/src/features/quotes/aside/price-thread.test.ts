import { plainQuotes, quotes } from '@truciolo/contract';
import { type QuoteDocument, workOfQuote } from '@truciolo/quote';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asBody, pin, pinQuote } from '../../../../test/quote-samples.ts';
import { registerTestCompany, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { summarise } from '../list/summary.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const quantities = [10, 20, 50, 100, 200];
const positions = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [phase] = pin().phases;
    const phases = phase ? quantities.map((_quantity, index) => ({ ...phase, id: String(index) })) : [];
    return pin({ id: `p${at}`, code: `RO-${at}`, quantities, chosenQuantity: 20, phases });
  });
const large = pinQuote({ title: 'Listino', positions: positions(80) });

const linesOf = async (guid: string) => {
  const { rows } = await server.engine.executeSql(
    'select position_id, quantity, chosen, total from quote_lines where quote_guid = $1 order by position_id, quantity',
    [guid],
  );
  return rows;
};

it('a large document is priced in the thread, a small one is not, and both come to the same', async () => {
  const run = vi.spyOn(server.services.threads, 'run');
  const { call } = await registerTestCompany(server);
  expect(workOfQuote(large)).toBeGreaterThan(50_000);

  const small = await call(quotes.create, { body: asBody(pinQuote({ positions: positions(2) })) });
  expect(run).not.toHaveBeenCalled();

  const made = await call(quotes.create, { body: asBody(large) });
  expect(run).toHaveBeenCalledTimes(1);
  const stored = made.document as unknown as QuoteDocument;
  const expected = summarise(stored, made.number);
  expect(made.totals).toEqual(expected.totals);
  const lines = await linesOf(made.guid);
  expect(lines).toHaveLength(80 * quantities.length);
  expect(lines.filter(({ chosen }) => chosen)).toHaveLength(80);

  const { totals } = await call(quotes.save, {
    params: { guid: made.guid },
    body: { version: made.version, changes: [{ path: ['discounts'], base: stored.discounts, value: [10] }] },
  });
  expect(run).toHaveBeenCalledTimes(2);
  expect(totals).toEqual(summarise({ ...stored, discounts: [10] }, made.number).totals);

  const plain = await call(plainQuotes.get, { params: { guid: made.guid } });
  expect(run).toHaveBeenCalledTimes(3);
  expect(plain.prices).toHaveLength(80);
  expect(plain.unpriced).toBe(0);
  const few = await call(plainQuotes.get, { params: { guid: small.guid } });
  expect(plain.prices[0]).toEqual({ ...few.prices[0], id: plain.prices[0]?.id });
  run.mockRestore();
});

it('a company with many large documents at once waits for itself: the others are told nothing of it', async () => {
  const { call } = await registerTestCompany(server);
  const other = await registerTestCompany(server);
  const all = await Promise.allSettled([
    ...Array.from({ length: 8 }, () => call(quotes.create, { body: asBody(large) })),
    other.call(quotes.create, { body: asBody(large) }),
  ]);
  expect(all.at(-1)?.status).toBe('fulfilled');
  for (const one of all)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'RATE_LIMITED' });
  const { rows } = await server.engine.executeSql('select count(*)::int as n from quotes where title = $1', [
    'Listino',
  ]);
  // What was refused has left nothing: one from the test before, one for each that was taken.
  expect(rows[0]?.n).toBe(1 + all.filter(({ status }) => status === 'fulfilled').length);
});
