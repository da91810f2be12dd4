import { companies, ddts, invoicing, jobs, returns } from '@truciolo/contract';
import { money, sum } from '@truciolo/money';
import { beforeEach, expect, it } from 'vitest';
import {
  deliver,
  jobForCustomer,
  markInvoice,
  orderOfTwo,
  toInvoice,
  worthOf,
} from '../../../../test/delivery-samples.ts';
import { expectError } from '../../../../test/expect-error.ts';
import { makeNumbers } from '../../../../test/raw-quotes.ts';
import { addPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeEach(async () => {
  ours = await registerTestCompany(server);
});

const back = { place: 1, date: '2026-12-09', reason: 'Diametro fuori tolleranza', isReplaced: false };
const giveBack = (guid: string, quantity: number, more: object = {}) =>
  ours.call(ddts.giveBack, { params: { guid }, body: { ...back, quantity, ...more } });
const read = (guid: string) => ours.call(jobs.get, { params: { guid } });
const listed = async () => (await ours.call(returns.list, {})).returns;
const textOf = ({ base64 }: { readonly base64: string }) => Buffer.from(base64, 'base64').toString();

it('credits pieces that came back for good: note, figures and consuntivo follow, the job stays delivered', async () => {
  const { call } = ours;
  const job = await jobForCustomer(call);
  const note = await deliver(call, job.guid, 50);
  await expectError(giveBack(note.guid, 5), 'DDT_NOT_INVOICED');
  await call(invoicing.mark, {
    body: { ddts: [note.guid], invoice: { number: '118/A', date: '2026-11-30' } },
  });
  await expectError(giveBack(note.guid, 51), 'VALIDATION');
  await expectError(giveBack(note.guid, 5, { date: '2026-11-19' }), 'VALIDATION');
  expect((await giveBack(note.guid, 5)).returns).toMatchObject([{ quantity: 5, credit: null }]);
  expect(await expectError(giveBack(note.guid, 46), 'VALIDATION')).toMatchObject({
    fields: { quantity: 'Di questa riga possono tornare al massimo 45 pezzi.' },
  });
  expect(await read(job.guid)).toMatchObject({ state: 'delivered', delivered: 50, ddts: [{ returned: 5 }] });
  const [one] = await listed();
  // A tenth of the line, to the cent.
  expect(one).toMatchObject({
    amount: Math.round((job.total ?? 0) / 1000) * 100,
    invoice: { number: '118/A', date: '2026-11-30' },
    reason: back.reason,
  });
  const kept = (job.total ?? 0) - (one?.amount ?? 0);
  expect((await call(jobs.actuals, { params: { guid: job.guid } })).revenue).toBe(kept);
  expect((await call(jobs.figures, { query: { days: '90' } })).earned?.now.value).toBe(kept);

  const body = { returns: [one?.guid ?? ''], number: '3/NC', date: '2026-12-10' };
  const xml = textOf(await call(returns.draft, { body }));
  expect(xml).toContain('<TipoDocumento>TD04</TipoDocumento>');
  expect(xml).toContain('<Quantita>5.00</Quantita>');
  expect(xml).toContain(`<PrezzoTotale>${((one?.amount ?? 0) / 10_000).toFixed(2)}</PrezzoTotale>`);
  expect(xml).toContain('<IdDocumento>118/A</IdDocumento>');
  const early = await expectError(
    call(returns.draft, { body: { ...body, date: '2026-11-29' } }),
    'VALIDATION',
  );
  expect(early).toMatchObject({ message: expect.stringContaining('prima della fattura 118/A') });

  await call(returns.mark, {
    body: { returns: body.returns, credit: { number: '3/NC', date: '2026-12-10' } },
  });
  expect(await listed()).toMatchObject([{ credit: { number: '3/NC' } }]);
  const remove = () => call(ddts.removeReturn, { params: { guid: one?.guid ?? '' } });
  await expectError(remove(), 'RETURN_CREDITED');
  expect(
    await expectError(call(invoicing.mark, { body: { ddts: [note.guid], invoice: null } }), 'DDT_SETTLED'),
  ).toMatchObject({ message: expect.stringContaining('ha dei resi') });
  await call(returns.mark, { body: { returns: body.returns, credit: null } });
  await remove();
  expect((await call(jobs.actuals, { params: { guid: job.guid } })).revenue).toBe(job.total);
  expect(await listed()).toEqual([]);

  const worker = await addPerson(server, ours, 'reparto');
  await expectError(worker.call(returns.list, {}), 'FORBIDDEN');
});

it('delivers replaced pieces again, and invoices them at what was credited', async () => {
  const { call } = ours;
  const job = await jobForCustomer(call);
  const note = await deliver(call, job.guid, 50);
  await markInvoice(call, note.guid);
  const key = '01900000-0000-7000-8000-00000000abcd';
  await giveBack(note.guid, 7, { isReplaced: true, guid: key });
  // Sent again, it counts once.
  await giveBack(note.guid, 7, { isReplaced: true, guid: key });
  expect(await read(job.guid)).toMatchObject({ state: 'to-plan', delivered: 43 });
  const [credited] = await listed();
  await deliver(call, job.guid, 7);
  expect(await read(job.guid)).toMatchObject({ state: 'delivered', delivered: 50 });
  expect((await toInvoice(call)).map(({ amount }) => amount)).toEqual([credited?.amount]);
  expect((await call(jobs.actuals, { params: { guid: job.guid } })).revenue).toBe(job.total);
});

it.each([1, 2])('invoiced less credited is confirmed less returned, over any sequence (%i)', async (seed) => {
  const { call } = ours;
  const chance = makeNumbers(seed * 104_729);
  const { jobs: made, confirmed } = await orderOfTwo(call);
  const left = async (guid: string) => {
    const { quantity, delivered } = await read(guid);
    return quantity - delivered;
  };
  let invoiced = 0;
  const invoice = async () => {
    const open = await toInvoice(call);
    invoiced += worthOf(open);
    if (open.length > 0) await markInvoice(call, ...open.map(({ guid }) => guid));
  };
  for (let step = 0; step < 16; step += 1) {
    const guid = made[chance(2)]?.guid ?? '';
    const pieces = Math.min(1 + chance(15), await left(guid));
    const { ddts: gone } = await call(invoicing.list, { query: { invoiced: 'yes' } });
    const one = gone[chance(Math.max(1, gone.length))];
    const act = chance(4);
    if (act < 2 && pieces > 0) await deliver(call, guid, pieces);
    else if (act === 2) await invoice();
    else if (one) {
      const { lines, returns: before } = await call(ddts.get, { params: { guid: one.guid } });
      const whole = lines[0]?.quantity ?? 0;
      const rest = whole - before.reduce((all, { quantity }) => all + quantity, 0);
      if (rest > 0) await giveBack(one.guid, 1 + chance(rest), { isReplaced: chance(2) === 0 });
    }
  }
  for (const { guid } of made) {
    const pieces = await left(guid);
    if (pieces > 0) await deliver(call, guid, pieces);
  }
  await invoice();
  const all = await listed();
  const forGood = worthOf(all.filter(({ isReplaced }) => !isReplaced));
  expect(all.length).toBeGreaterThan(0);
  expect(money(invoiced - worthOf(all))).toBe(money(confirmed - forGood));
  // The consuntivi say the same, without the carriage.
  const revenues = await Promise.all(
    made.map(async ({ guid }) => money((await call(jobs.actuals, { params: { guid } })).revenue)),
  );
  expect(sum(revenues)).toBe(money(confirmed - forGood - 312_500));
});

it('keeps to the tax regime of the company: flat-rate sellers charge no VAT', async () => {
  const { call, user } = ours;
  const params = { companyGuid: user.companyGuid };
  const base = { taxRegime: (await call(companies.get, { params })).taxRegime };
  expect(base).toEqual({ taxRegime: 'RF01' });
  await expectError(
    call(companies.update, { params, body: { base, changes: { taxRegime: 'RF99' as 'RF19' } } }),
    'VALIDATION',
  );
  await call(companies.update, { params, body: { base, changes: { taxRegime: 'RF19' } } });
  const job = await jobForCustomer(call);
  const note = await deliver(call, job.guid, 50);
  const body = { ddts: [note.guid], number: '1', date: '2026-11-30' };
  expect(await expectError(call(invoicing.draft, { body }), 'VALIDATION')).toMatchObject({
    message: expect.stringContaining('Nel regime RF19 (forfettario) non si addebita IVA'),
  });
});
