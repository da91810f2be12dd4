import { formulas, quotes, works } from '@truciolo/contract';
import type { FormulaPhaseDraft } from '@truciolo/quote';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../test/quote-samples.ts';
import { buildWork } from '../../../test/registry-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
let stranger: TestCompany;
beforeAll(async () => {
  stranger = await registerTestCompany(server);
  ours = await registerTestCompany(server);
});
let serial = 0;
const newWork = (company = ours) => {
  serial += 1;
  return company.call(works.create, { body: buildWork({ code: `B${serial}`, formulaDraft: 'peso*4' }) });
};

/** 50 pins with zinc plating by a formula that asks 2 € each. */
function quoteWith(workGuid: string, change: Parameters<typeof pinQuote>[0] = {}) {
  const plating: FormulaPhaseDraft = {
    kind: 'formula',
    id: '30',
    name: 'Zincatura',
    workGuid,
    external: true,
    supplier: '',
    minimum: null,
    transport: null,
    leadDays: null,
    includesScrap: false,
    formulaId: workGuid,
    gives: 'piece',
  };
  const base = pinQuote();
  const formulas = { [workGuid]: { name: 'Zincatura', version: 1, text: '2' } };
  const positions = [pin({ phases: [...pin().phases, plating] }), pin({ id: 'p2' })];
  return asBody({ ...base, positions, rates: { ...base.rates, formulas }, ...change });
}
const newQuote = (workGuid: string, change: Parameters<typeof pinQuote>[0] = {}, company = ours) =>
  company.call(quotes.create, { body: quoteWith(workGuid, change) });
const tryOut = (guid: string, draft: string, quotes?: number, company = ours) =>
  company.call(formulas.backTest, { params: { guid }, body: { draft, ...(quotes ? { quotes } : {}) } });

describe('a formula tried on past quotes', () => {
  it('shows each position before and after, and leaves the quotes as they are', async () => {
    const work = await newWork();
    await newQuote((await newWork(stranger)).guid, {}, stranger);
    const sent = await newQuote(work.guid, { date: '2026-10-01' });
    await ours.call(quotes.markSent, { params: { guid: sent.guid }, body: { confirmed: true } });
    await ours.call(quotes.recordOutcome, {
      params: { guid: sent.guid },
      body: { state: 'accepted', reason: '', competitor: '', competitorPrice: null },
    });
    await ours.call(quotes.create, { body: asBody(pinQuote()) });
    const before = await ours.call(quotes.get, { params: { guid: sent.guid } });

    const tried = await tryOut(work.guid, 'peso*4');
    expect(tried).toMatchObject({ quotes: 1, isPartial: false });
    expect(tried.rows).toHaveLength(1);
    const [row] = tried.rows;
    // 0.95 kg × 4 € × 50 against 2 € × 50; 90 € of cost are 112.50 € at a margin of 20 %, 2.25 € a piece.
    expect(row).toMatchObject({
      quoteGuid: sent.guid,
      number: sent.number,
      date: '2026-10-01',
      customerName: 'Rossi Oleodinamica S.r.l.',
      state: 'accepted',
      positionId: 'p1',
      code: 'RO-4471-B',
      quantity: 50,
      before: { ok: true, cost: 1_000_000, isTyped: false },
      after: { ok: true, cost: 1_900_000 },
      difference: 1_125_000,
    });
    const line = before.document.positions[0];
    expect(line?.chosenQuantity).toBe(50);
    if (!row?.before.ok || !row.after.ok) throw new Error('no price');
    expect(row.after.price - row.before.price).toBe(1_125_000);
    expect(row.share).toBe(Math.round((1_125_000 / row.before.price) * 1_000_000));
    expect(tried.sums).toMatchObject({
      ...{ positions: 1, changed: 1, failed: 0, unpriced: 0, largest: 1_125_000 },
      ...{ before: row.before.price, after: row.after.price, median: row.share },
    });
    expect(await ours.call(quotes.get, { params: { guid: sent.guid } })).toEqual(before);
  });

  it('takes the newest quotes, leaves out archived ones and sees saved changes', async () => {
    const work = await newWork();
    const old = await newQuote(work.guid, { date: '2026-01-10' });
    const newest = await newQuote(work.guid, { date: '2026-03-10' });
    const middle = await newQuote(work.guid, { date: '2026-02-10' });
    const numbers = async (most?: number) => {
      const { rows, isPartial } = await tryOut(work.guid, '3', most);
      return { numbers: rows.map(({ number }) => number).sort(), isPartial };
    };
    expect(await numbers()).toEqual({
      numbers: [old.number, newest.number, middle.number].sort(),
      isPartial: false,
    });
    expect(await numbers(2)).toEqual({ numbers: [newest.number, middle.number].sort(), isPartial: true });
    await ours.call(quotes.archive, { body: { guids: [old.guid], archived: true } });
    expect((await numbers()).numbers).toEqual([newest.number, middle.number].sort());
    // A revision without the phase has nothing to try.
    await ours.call(quotes.markSent, { params: { guid: newest.guid }, body: { confirmed: true } });
    const revised = await ours.call(quotes.revise, { params: { guid: newest.guid } });
    const phases = revised.document.positions[0]?.phases;
    await ours.call(quotes.save, {
      params: { guid: newest.guid },
      body: {
        version: revised.version,
        changes: [{ path: ['positions', 'p1', 'phases', '30'], base: phases?.[1] }],
      },
    });
    expect((await numbers()).numbers).toEqual([middle.number]);
  });

  it('reports a failing formula instead of counting zero', async () => {
    const work = await newWork();
    await newQuote(work.guid);
    const { rows, sums } = await tryOut(work.guid, 'superficie*2');
    expect(sums).toMatchObject({ positions: 1, failed: 1, changed: 0, before: 0, after: 0, median: null });
    expect(rows[0]).toMatchObject({ before: { ok: true }, difference: null, share: null });
    expect(rows[0]?.after).toEqual({ ok: false, reason: expect.stringContaining('superficie') as string });
  });

  it('is empty where no quote used the formula', async () => {
    const work = await newWork();
    expect(await tryOut(work.guid, '3')).toMatchObject({ quotes: 0, rows: [], isPartial: false });
  });

  it('refuses a broken formula, and users without access to costs or prices', async () => {
    const work = await newWork();
    await expectError(tryOut(work.guid, 'MAX(1'), 'FORMULA_INVALID');
    await expectError(tryOut(work.guid, '3', 1, stranger), 'NOT_FOUND');
    const floor = await addPerson(server, ours, 'reparto');
    await expectError(
      server.as(floor.token)(formulas.backTest, { params: { guid: work.guid }, body: { draft: '3' } }),
      'FORBIDDEN',
    );
    await server.handles.system((db) =>
      db.updateTable('users').set({ hideCosts: true }).where('guid', '=', ours.user.guid).execute(),
    );
    await expectError(tryOut(work.guid, '3'), 'FORBIDDEN');
  });
});
