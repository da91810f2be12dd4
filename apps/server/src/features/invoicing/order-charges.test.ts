import { ddts, invoicing, jobs, orders } from '@truciolo/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { deliver, orderOfTwo, toInvoice, worthOf } from '../../../test/delivery-samples.ts';
import { expectError } from '../../../test/expect-error.ts';
import { deliveryNote, orderOf } from '../../../test/job-samples.ts';
import { makeNumbers } from '../../../test/raw-quotes.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeEach(async () => {
  ours = await registerTestCompany(server);
});

it('confirms what was accepted, and invoices the carriage once, with the first delivery note', async () => {
  const { call } = ours;
  const {
    quote,
    order,
    jobs: [pins, others],
    confirmed,
  } = await orderOfTwo(call);
  expect(confirmed).toBe(quote.totals.taxable);
  expect(order.charges).toEqual([
    { label: 'Trasporto', amount: 312_500, ddtNumber: null, isInvoiced: false },
  ]);
  for (const [guid, quantity] of [
    [pins?.guid, 20],
    [others?.guid, 7],
    [pins?.guid, 30],
  ] as const)
    await deliver(call, guid ?? '', quantity);
  const list = await toInvoice(call);
  expect(list.map(({ charges }) => charges.map(({ amount }) => amount))).toEqual([[312_500], [], []]);
  expect(worthOf(list)).toBe(confirmed);
  const again = await call(orders.get, { params: { guid: order.guid } });
  expect(again.charges[0]?.ddtNumber).toBe(list[0]?.number);
  // A second order of the same quote carries no carriage: it is paid once.
  const more = await call(orders.create, { body: orderOf(quote.guid, 10) });
  expect(more.charges).toEqual([]);
  const worker = await addPerson(server, ours, 'reparto');
  expect((await worker.call(orders.get, { params: { guid: order.guid } })).charges).toEqual([]);
});

it('leaves the carriage for a later note on request, at the latest for the last one', async () => {
  const { call } = ours;
  const {
    jobs: [pins, others],
  } = await orderOfTwo(call);
  await deliver(call, pins?.guid ?? '', 50, { withCharges: false });
  expect((await toInvoice(call)).flatMap(({ charges }) => charges)).toEqual([]);
  await deliver(call, others?.guid ?? '', 7, { withCharges: false });
  expect((await toInvoice(call)).map(({ charges }) => charges.length)).toEqual([0, 1]);
});

it('moves the carriage to another open note on request, never away from an invoiced one', async () => {
  const { call } = ours;
  const {
    order,
    jobs: [pins, others],
    confirmed,
  } = await orderOfTwo(call);
  await deliver(call, pins?.guid ?? '', 50);
  await deliver(call, others?.guid ?? '', 7);
  const [first, second] = await toInvoice(call);
  const charged = async () => (await toInvoice(call)).map(({ charges }) => charges.length);
  expect(await charged()).toEqual([1, 0]);
  await call(ddts.takeCharges, { params: { guid: second?.guid ?? '' } });
  expect(await charged()).toEqual([0, 1]);
  expect(worthOf(await toInvoice(call))).toBe(confirmed);
  const invoice = { number: '1', date: '2026-11-30' };
  await call(invoicing.mark, { body: { ddts: [second?.guid ?? ''], invoice } });
  await call(ddts.takeCharges, { params: { guid: first?.guid ?? '' } });
  expect(await charged()).toEqual([0]);
  const { charges } = await call(orders.get, { params: { guid: order.guid } });
  expect(charges).toMatchObject([{ ddtNumber: second?.number, isInvoiced: true }]);
  await expectError(call(ddts.takeCharges, { params: { guid: second?.guid ?? '' } }), 'DDT_SETTLED');
  const worker = await addPerson(server, ours, 'reparto');
  await expectError(worker.call(ddts.takeCharges, { params: { guid: first?.guid ?? '' } }), 'FORBIDDEN');
});

it.each([1, 2])(
  'invoices the confirmed amount over partial, annulled and corrected notes (%i)',
  async (seed) => {
    const { call } = ours;
    const chance = makeNumbers(seed * 7919);
    const { jobs: made, confirmed } = await orderOfTwo(call);
    const left = async (guid: string) => {
      const { quantity, delivered } = await call(jobs.get, { params: { guid } });
      return quantity - delivered;
    };
    let invoiced = 0;
    const invoice = async (list: Awaited<ReturnType<typeof toInvoice>>) => {
      invoiced += worthOf(list);
      const body = { ddts: list.map(({ guid }) => guid), invoice: { number: '1', date: '2026-11-30' } };
      await call(invoicing.mark, { body });
    };
    for (let step = 0; step < 14; step += 1) {
      const list = await toInvoice(call);
      const one = list[chance(Math.max(1, list.length))];
      const act = chance(5);
      const guid = made[chance(2)]?.guid ?? '';
      const pieces = Math.min(1 + chance(20), await left(guid));
      if (act < 2 && pieces > 0) await deliver(call, guid, pieces, { withCharges: chance(2) === 0 });
      else if (one && act === 2)
        await call(ddts.annul, { params: { guid: one.guid }, body: { reason: 'Tornato' } });
      else if (one && act === 3) await invoice([one]);
      else if (one) {
        const before = one.lines[0]?.quantity ?? 1;
        const body = {
          base: { quantities: { 1: before } },
          changes: { quantities: { 1: 1 + chance(before) } },
        };
        await call(ddts.correct, { params: { guid: one.guid }, body });
      }
    }
    for (const { guid } of made) {
      const pieces = await left(guid);
      if (pieces > 0) await deliver(call, guid, pieces);
    }
    await invoice(await toInvoice(call));
    expect(invoiced).toBe(confirmed);
  },
);

it('asks for a reason when more pieces leave than were ordered or are good, with the figures', async () => {
  const { call } = ours;
  const {
    jobs: [pins],
  } = await orderOfTwo(call);
  const guid = pins?.guid ?? '';
  await server.handles.system((db) =>
    sql`update jobs set good = 49, actual_minutes = 600 where guid = ${guid}`.execute(db),
  );
  await deliver(call, guid, 20);
  const refused = await expectError(deliver(call, guid, 40), 'DDT_EXCESS');
  expect(refused).toMatchObject({
    message: expect.stringContaining(
      '50 pezzi ordinati, 49 buoni, 20 già consegnati; con questo DDT sarebbero 60',
    ),
    fields: { 'lines.0.why': expect.any(String) },
  });
  expect((await call(jobs.get, { params: { guid } })).delivered).toBe(20);
  await call(ddts.create, {
    body: {
      ...deliveryNote,
      lines: [{ jobGuid: guid, quantity: 30, why: 'Il cliente accetta il pezzo fuori misura' }],
    },
  });
  const told = (await call(jobs.history, { params: { guid } })).flatMap(
    ({ changes }) => changes.excess ?? [],
  );
  expect(told).toMatchObject([{ to: 'Il cliente accetta il pezzo fuori misura' }]);
});

it('annuls a note: the number stays used; pieces, state, carriage and open invoices follow', async () => {
  const { call } = ours;
  const {
    jobs: [, others],
  } = await orderOfTwo(call);
  const params = { guid: others?.guid ?? '' };
  const first = await deliver(call, params.guid, 3);
  const second = await deliver(call, params.guid, 4);
  expect(await call(jobs.get, { params })).toMatchObject({ state: 'delivered', delivered: 7 });
  const annul = (guid: string) => call(ddts.annul, { params: { guid }, body: { reason: 'Merce tornata' } });
  const gone = await annul(first.guid);
  expect(gone).toMatchObject({ number: first.number, annulled: { reason: 'Merce tornata' } });
  expect(await call(jobs.get, { params })).toMatchObject({
    state: 'to-plan',
    delivered: 4,
    ddts: [{ isAnnulled: true }, { isAnnulled: false }],
  });
  const [left, ...rest] = await toInvoice(call);
  expect(rest).toEqual([]);
  expect(left).toMatchObject({ number: second.number, charges: [{ label: 'Trasporto' }] });
  await expectError(annul(first.guid), 'DDT_SETTLED');
  const invoice = { number: '1', date: '2026-11-30' };
  const mark = (guid: string) => call(invoicing.mark, { body: { ddts: [guid], invoice } });
  await expectError(mark(first.guid), 'DDT_SETTLED');
  await mark(second.guid);
  expect(await expectError(annul(second.guid), 'DDT_SETTLED')).toMatchObject({
    message: expect.stringContaining('fattura 1'),
  });
  expect((await call(ddts.history, { params: { guid: first.guid } })).map(({ action }) => action)).toEqual([
    'annul',
  ]);
  const stranger = await registerTestCompany(server);
  await expectError(
    stranger.call(ddts.annul, { params: { guid: second.guid }, body: { reason: 'x' } }),
    'NOT_FOUND',
  );
});

it('corrects a note until it is invoiced, and its history keeps the old values', async () => {
  const { call } = ours;
  const {
    jobs: [, others],
  } = await orderOfTwo(call);
  const made = await deliver(call, others?.guid ?? '', 7);
  const params = { guid: made.guid };
  const correct = (quantity: number) =>
    call(ddts.correct, {
      params,
      body: {
        base: { packages: 1, quantities: { 1: 7 } },
        changes: { packages: 2, quantities: { 1: quantity } },
      },
    });
  await expectError(correct(9), 'DDT_EXCESS');
  expect(await correct(5)).toMatchObject({ packages: 2, lines: [{ quantity: 5 }] });
  expect(await call(jobs.get, { params: { guid: others?.guid ?? '' } })).toMatchObject({
    delivered: 5,
    state: 'to-plan',
  });
  // Written with an outdated base.
  await expectError(correct(6), 'CONFLICT');
  const [entry] = await call(ddts.history, { params });
  expect(entry).toMatchObject({
    action: 'update',
    changes: { packages: { from: 1, to: 2 }, [others?.number ?? '']: { from: '7', to: '5' } },
  });
  await call(invoicing.mark, { body: { ddts: [made.guid], invoice: { number: '1', date: '2026-11-30' } } });
  await expectError(correct(7), 'DDT_SETTLED');
  // Nor behind the program's back.
  const rewrite = server.handles.tenant(ours.user.companyGuid, (db) =>
    db.updateTable('ddtLines').set({ quantity: 1 }).where('ddtGuid', '=', made.guid).execute(),
  );
  await expect(rewrite).rejects.toThrow(/settled/);
});
