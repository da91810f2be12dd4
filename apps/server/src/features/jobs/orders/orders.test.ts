import { jobs, orders, quotes } from '@truciolo/contract';
import { planJob } from '@truciolo/jobs';
import { expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { acceptedQuote, orderOf } from '../../../../test/job-samples.ts';
import { asBody, pin, pinQuote } from '../../../../test/quote-samples.ts';
import { addPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer } from '../../../../test/test-server.ts';
import { newGuid } from '../../../platform/guid.ts';

const server = sharedTestServer();

it('turns an accepted quote into an order with a job: phases, times and prices of the revision', async () => {
  const { call } = await registerTestCompany(server);
  const quote = await acceptedQuote(call);
  const proposal = await call(orders.propose, { params: { guid: quote.guid } });
  expect(proposal.positions[0]).toMatchObject({ positionId: 'p1', chosenQuantity: 50, ordered: 0 });
  expect(proposal.positions[0]?.quantities.map(({ quantity }) => quantity)).toEqual([10, 50]);
  const order = await call(orders.create, { body: orderOf(quote.guid) });
  expect(order).toMatchObject({ number: 'OC-2026-0001', quoteNumber: quote.number, buyerNumber: 'A-0288' });
  const job = await call(jobs.get, { params: { guid: order.jobs[0]?.guid ?? '' } });
  const planned = planJob(pinQuote(), 'p1', 50);
  expect(job).toMatchObject({
    number: 'C-2026-0001',
    state: 'to-plan',
    customerName: 'Rossi Oleodinamica S.r.l.',
    code: 'RO-4471-B',
    material: 'C45',
    quantity: 50,
    due: '2026-12-18',
    total: planned?.amounts.total,
    buyerDate: '2026-11-14',
    newestRevision: 1,
  });
  expect(job.phaseList).toMatchObject([
    {
      place: 10,
      name: 'Tornitura',
      kind: 'machine',
      machineName: 'Tornio TC-2',
      setupMinutes: 120,
      state: 'todo',
    },
  ]);
  const again = await call(orders.propose, { params: { guid: quote.guid } });
  expect(again.positions[0]?.ordered).toBe(50);
  expect(again.orders).toHaveLength(1);
});

it('keeps the prices of the order when the quote is revised, and reports the newer revision', async () => {
  const { call } = await registerTestCompany(server);
  const quote = await acceptedQuote(call);
  const order = await call(orders.create, { body: orderOf(quote.guid) });
  const params = { guid: order.jobs[0]?.guid ?? '' };
  const before = await call(jobs.get, { params });
  await call(quotes.revise, { params: { guid: quote.guid } });
  const after = await call(jobs.get, { params });
  expect(after).toMatchObject({ total: before.total, quoteRevision: 1, newestRevision: 2 });
  // The new revision is a draft: nothing more can be ordered from it.
  await expectError(call(orders.create, { body: orderOf(quote.guid) }), 'QUOTE_STATE');
});

it('holds the accepted offer to its order until the jobs are cancelled', async () => {
  const { call } = await registerTestCompany(server);
  const positions = [pin(), pin({ id: 'p2', code: 'RO-2' })];
  const quote = await acceptedQuote(call, pinQuote({ positions }));
  const order = await call(orders.create, { body: orderOf(quote.guid) });
  const params = { guid: quote.guid };
  const told = { reason: '', competitor: '', competitorPrice: null, correction: 'Prova' } as const;
  const refuse = () => call(quotes.recordOutcome, { params, body: { ...told, state: 'refused' } });
  const accept = (position: string) =>
    call(quotes.recordOutcome, {
      params,
      body: { ...told, state: 'accepted', taken: [{ position, quantity: 50 }] },
    });
  expect(await expectError(refuse(), 'QUOTE_STATE')).toMatchObject({
    message: expect.stringContaining('C-2026-0001'),
  });
  await expectError(accept('p2'), 'QUOTE_STATE');
  expect((await accept('p1')).state).toBe('accepted');
  const [job] = order.jobs;
  await call(jobs.move, {
    params: { guid: job?.guid ?? '' },
    body: { state: 'cancelled', reason: 'Il cliente rinuncia' },
  });
  const again = await call(orders.propose, { params });
  expect(again.positions[0]?.ordered).toBe(0);
  expect((await refuse()).state).toBe('refused');
});

it('takes numbers without a gap, and creates one order for a repeated call', async () => {
  const { call } = await registerTestCompany(server);
  const quote = await acceptedQuote(call);
  const body = { ...orderOf(quote.guid), guid: newGuid(server.clock.read()) };
  const both = await Promise.all([call(orders.create, { body }), call(orders.create, { body })]);
  expect(both[0]).toEqual(both[1]);
  await expectError(
    call(orders.create, {
      body: { ...orderOf(quote.guid), lines: [{ positionId: 'no', quantity: 5, due: null }] },
    }),
    'VALIDATION',
  );
  const next = await call(orders.create, { body: orderOf(quote.guid, 10) });
  expect([next.number, next.jobs[0]?.number]).toEqual(['OC-2026-0002', 'C-2026-0002']);
  const stranger = await registerTestCompany(server);
  await expectError(stranger.call(orders.create, { body }), 'NOT_FOUND');
});

it('refuses positions that cannot be ordered, with the reason', async () => {
  const { call } = await registerTestCompany(server);
  const draft = await call(quotes.create, { body: asBody(pinQuote()) });
  await expectError(call(orders.create, { body: orderOf(draft.guid) }), 'QUOTE_STATE');
  const quote = await acceptedQuote(call);
  const late = { ...orderOf(quote.guid), lines: [{ positionId: 'p1', quantity: 50, due: '2026-11-15' }] };
  const refused = await expectError(call(orders.create, { body: late }), 'VALIDATION');
  expect(refused).toMatchObject({ fields: { 'lines.0.due': expect.stringContaining('già passata') } });
});

it('creates one job per position, at the ordered quantities', async () => {
  const { call } = await registerTestCompany(server);
  const positions = [pin(), pin({ id: 'p2', code: 'RO-2', optional: true })];
  const quote = await acceptedQuote(call, pinQuote({ positions }));
  const lines = [
    { positionId: 'p1', quantity: 37, due: null },
    { positionId: 'p2', quantity: 10, due: '2026-12-01' },
  ];
  const order = await call(orders.create, { body: { ...orderOf(quote.guid), lines } });
  expect(order.jobs.map(({ quantity, due }) => [quantity, due])).toEqual([
    [37, null],
    [10, '2026-12-01'],
  ]);
});

it('shows the shop floor jobs and never an amount', async () => {
  const company = await registerTestCompany(server);
  const quote = await acceptedQuote(company.call);
  const order = await company.call(orders.create, { body: orderOf(quote.guid) });
  const worker = await addPerson(server, company, 'reparto');
  const params = { guid: order.jobs[0]?.guid ?? '' };
  const seen = await worker.call(jobs.get, { params });
  expect(seen).toMatchObject({ number: 'C-2026-0001', total: null });
  const { rows } = await worker.call(jobs.list, { query: { sort: 'total' } });
  expect(rows).toMatchObject([{ total: null }]);
  const told = JSON.stringify([
    seen,
    rows,
    await worker.call(jobs.events, { params }),
    await worker.call(jobs.history, { params }),
    await worker.call(orders.get, { params: { guid: order.guid } }),
  ]);
  expect(told).not.toMatch(/"(unit|price|cost|margin|amount|hourly)/i);
  await expectError(worker.call(jobs.actuals, { params }), 'FORBIDDEN');
  await expectError(worker.call(orders.create, { body: orderOf(quote.guid) }), 'FORBIDDEN');
  await expectError(worker.call(jobs.move, { params, body: { state: 'planned', reason: '' } }), 'FORBIDDEN');
});
