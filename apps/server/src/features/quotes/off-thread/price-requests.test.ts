import { type ApiError, offers, plainQuotes, quoteDelivery, quotes } from '@truciolo/contract';
import { type QuoteDocument, workOfQuote } from '@truciolo/quote';
import { expect, it, vi } from 'vitest';
import { asBody, pin, pinQuote } from '../../../../test/quote-samples.ts';
import { registerTestCompany, sharedTestServer } from '../../../../test/test-server.ts';
import { isWhileLocked } from '../../../platform/workers/while-locked.ts';
import { summarise } from '../list/summary.ts';

const server = sharedTestServer();

const quantities = [10, 20, 50, 100, 200];
const positions = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [phase] = pin().phases;
    const phases = phase ? quantities.map((_quantity, index) => ({ ...phase, id: String(index) })) : [];
    return pin({ id: `p${at}`, code: `RO-${at}`, quantities, chosenQuantity: 20, phases });
  });
const large = pinQuote({ title: 'Listino', positions: positions(80) });

const linesOf = (guid: string) =>
  server.handles.system((db) =>
    db
      .selectFrom('quoteLines')
      .select(['positionId', 'quantity', 'chosen', 'total'])
      .where('quoteGuid', '=', guid)
      .orderBy('positionId')
      .orderBy('quantity')
      .execute(),
  );

it('a large document is priced in the worker, a small one is not, with the same result', async () => {
  const run = vi.spyOn(server.services.workers, 'run');
  const { call } = await registerTestCompany(server);
  expect(workOfQuote(large)).toBeGreaterThan(50_000);

  const small = await call(quotes.create, { body: asBody(pinQuote({ positions: positions(2) })) });
  expect(run).not.toHaveBeenCalled();

  const made = await call(quotes.create, { body: asBody(large) });
  const pricings = () => run.mock.calls.filter(([{ name }]) => name === 'price');
  expect(pricings()).toHaveLength(1);
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
  expect(pricings()).toHaveLength(2);
  expect(totals).toEqual(summarise({ ...stored, discounts: [10] }, made.number).totals);

  const plain = await call(plainQuotes.get, { params: { guid: made.guid } });
  // The second one finds the days of the machine plan.
  expect(pricings()).toHaveLength(4);
  expect(plain.prices).toHaveLength(80);
  expect(plain.unpriced).toBe(0);
  const few = await call(plainQuotes.get, { params: { guid: small.guid } });
  expect(plain.prices[0]).toEqual({ ...few.prices[0], id: plain.prices[0]?.id });
  run.mockRestore();
});

it('a large sent quote is priced in the worker, and returned as priced', async () => {
  const { call } = await registerTestCompany(server);
  const larger = pinQuote({ title: 'Catalogo', positions: positions(120) });
  const { guid, totals } = await call(quotes.create, { body: asBody(larger) });
  const run = vi.spyOn(server.services.workers, 'run');
  const asked = () => run.mock.calls.map(([, , request]) => (request as { kind: string }).kind);
  const sent = await call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
  expect(sent.state).toBe('sent');
  expect(sent.price?.positions).toHaveLength(120);
  expect(asked()).toEqual(['unpriced', 'days', 'content']);
  expect(sent.price?.totals.total).toBe(totals.total);
  const { url } = await call(quoteDelivery.createLink, { params: { guid }, body: { anyQuantity: true } });
  const token = url.split('/offerta/')[1] ?? '';
  const all = sent.document.positions.map(({ id }) => ({ position: id, quantity: 33 }));
  const buyer = server.as(null);
  const some = await buyer(offers.price, { params: { token }, body: { quantities: all } });
  expect(some.lines).toHaveLength(120);
  expect(asked()).toEqual(['unpriced', 'days', 'content', 'offer']);
  const [first] = some.lines;
  const one = await buyer(offers.price, { params: { token }, body: { quantities: all.slice(0, 1) } });
  expect(one.lines[0]).toEqual(first);
  expect(asked()).toHaveLength(4);
  run.mockRestore();
});

it('changes of a large quote are merged and validated in the worker, with the same errors', async () => {
  const { call } = await registerTestCompany(server);
  const few = await call(quotes.create, { body: asBody(pinQuote({ positions: positions(2) })) });
  const many = await call(quotes.create, { body: asBody(large) });
  const save = async (quote: typeof few, change: object, version = quote.version) => {
    const body = { version, changes: [{ path: ['title'], ...change }] } as never;
    return call(quotes.save, { params: { guid: quote.guid }, body }).catch((error: unknown) => {
      const { message: _told, ...body } = (error as ApiError).body;
      return body;
    });
  };
  const unknown = { path: ['nonsense'], value: 1 };
  expect(await save(many, unknown)).toMatchObject({
    code: 'VALIDATION',
    fields: { nonsense: expect.any(String) },
  });
  expect(await save(many, unknown)).toEqual(await save(few, unknown));
  const stale = { base: 'Altro', value: 'Mio' };
  expect(await save(many, stale)).toMatchObject({
    code: 'CONFLICT',
    conflict: { fields: { title: { theirs: 'Listino' } } },
  });
  const foreign = { path: ['customer', 'guid'], base: null, value: 'e5b2a3f0-0000-4000-8000-000000000000' };
  expect(await save(many, foreign)).toMatchObject({
    code: 'VALIDATION',
    fields: { 'document.customer.guid': expect.any(String) },
  });
  expect(await save(many, foreign)).toEqual(await save(few, foreign));
  // A caller with an older version gets the whole document back.
  const saved = await save(many, { base: 'Listino', value: 'Listino 2' }, many.version + 1);
  expect(saved).toMatchObject({ document: { title: 'Listino 2', positions: { length: 80 } } });
  const read = await call(quotes.get, { params: { guid: many.guid } });
  expect(read.document).toEqual({ ...many.document, title: 'Listino 2' });
});

it('large changes at the same time are all kept; only the second to come is merged under its lock', async () => {
  const { call } = await registerTestCompany(server);
  const { guid, version } = await call(quotes.create, { body: asBody({ ...large, title: 'In due' }) });
  const { run } = server.services.workers;
  const locked: boolean[] = [];
  const spy = vi.spyOn(server.services.workers, 'run').mockImplementation((...asked) => {
    locked.push(isWhileLocked());
    return run(...asked);
  });
  const save = (field: 'reference' | 'paymentTerms', value: string) =>
    call(quotes.save, {
      params: { guid },
      body: { version, changes: [{ path: [field], base: large[field], value }] },
    });
  await Promise.all([save('reference', 'Ord. 7'), save('paymentTerms', '30 giorni')]);
  spy.mockRestore();
  expect(locked).toEqual([false, false, true]);
  const { document } = await call(quotes.get, { params: { guid } });
  expect(document).toMatchObject({ reference: 'Ord. 7', paymentTerms: '30 giorni', title: 'In due' });
});

it('a company with many large documents at once waits for itself, without affecting others', async () => {
  const { call } = await registerTestCompany(server);
  const other = await registerTestCompany(server);
  const all = await Promise.allSettled([
    ...Array.from({ length: 8 }, () => call(quotes.create, { body: asBody(large) })),
    other.call(quotes.create, { body: asBody(large) }),
  ]);
  expect(all.at(-1)?.status).toBe('fulfilled');
  for (const one of all)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'RATE_LIMITED' });
  const rows = await server.handles.system((db) =>
    db.selectFrom('quotes').select('guid').where('title', '=', 'Listino').execute(),
  );
  // Refused calls left no row: there is one from the test before, and one for each accepted call.
  expect(rows).toHaveLength(1 + all.filter(({ status }) => status === 'fulfilled').length);
});
