import { diff, type JsonObject } from '@truciolo/changes';
import { quotes } from '@truciolo/contract';
import { priceQuote, type QuoteDocument } from '@truciolo/quote';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../test/quote-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
let others: TestCompany;
beforeAll(async () => {
  others = await registerFilledCompany(server);
  await others.call(quotes.create, { body: asBody(pinQuote({ title: 'Di altri' })) });
  ours = await registerFilledCompany(server);
});

const create = (change: Partial<QuoteDocument> = {}) =>
  ours.call(quotes.create, { body: asBody(pinQuote(change)) });
const changesOf = (before: unknown, after: unknown) =>
  diff(before as JsonObject, after as JsonObject).map((change) => ({ ...change, path: [...change.path] }));

describe('a new quote', () => {
  it('takes the next number and is priced by the server', async () => {
    const first = await create();
    const second = await create();
    expect([first.number, second.number]).toEqual(['P-2026-0001', 'P-2026-0002']);
    expect(first).toMatchObject({ revision: 1, state: 'draft', frozen: false, version: 1 });
    expect(first.validUntil).toBe('2026-12-16');
    expect(first.ownerName).toBe('Anna Moretti');
    const { totals } = priceQuote(pinQuote());
    expect(first.totals).toMatchObject({ total: totals.total, netMargin: totals.netMargin, unpriced: 0 });
    expect(first.document).toEqual(JSON.parse(JSON.stringify(pinQuote())));
  });

  it('takes no number while it is empty', async () => {
    // For whom it is does not make a quote.
    const empty = pinQuote({ positions: [] });
    await expectError(ours.call(quotes.create, { body: asBody(empty) }), 'VALIDATION');
    const next = await create();
    expect(next.number).toBe('P-2026-0003');
  });

  it('shows a stranger nothing', async () => {
    const { guid } = await create();
    await expectError(others.call(quotes.get, { params: { guid } }), 'NOT_FOUND');
    const { rows } = await others.call(quotes.list, { query: {} });
    expect(rows.map(({ title }) => title)).toEqual(['Di altri']);
  });
});

describe('saving', () => {
  it('merges changed fields and returns the new totals', async () => {
    const quote = await create();
    const after = { ...quote.document, title: 'Perni ', discounts: [10] };
    const saved = await ours.call(quotes.save, {
      params: { guid: quote.guid },
      body: { version: quote.version, changes: changesOf(quote.document, after) },
    });
    expect(saved.document).toBeNull();
    expect(saved.version).toBe(2);
    const again = await ours.call(quotes.get, { params: { guid: quote.guid } });
    expect(again.document).toEqual(after);
    expect(again.totals).toEqual(saved.totals);
    expect(saved.totals.taxable).toBeLessThan(quote.totals.taxable);
  });

  it('merges two users and names the field both changed', async () => {
    const colleague = await addPerson(server, ours, 'preventivista');
    const quote = await create();
    const params = { guid: quote.guid };
    const save = (who: typeof ours.call, after: object) =>
      who(quotes.save, { params, body: { version: 1, changes: changesOf(quote.document, after) } });
    await save(ours.call, { ...quote.document, title: 'Mio' });
    const merged = await save(colleague.call, { ...quote.document, internalNotes: 'Suo' });
    expect(merged.document).toMatchObject({ title: 'Mio', internalNotes: 'Suo' });
    const body = await expectError(save(colleague.call, { ...quote.document, title: 'Suo' }), 'CONFLICT');
    expect(body.conflict).toEqual({
      version: 3,
      fields: { title: { base: '', yours: 'Suo', theirs: 'Mio' } },
    });
    const phase = { ...quote.document.positions[0]?.phases[0], name: 'Tornitura CNC' };
    const position = { ...quote.document.positions[0], phases: [phase] };
    await save(ours.call, { ...quote.document, positions: [position] });
    const other = { ...position, phases: [{ ...phase, name: 'Tornio' }] };
    const refused = await expectError(
      save(colleague.call, { ...quote.document, positions: [other] }),
      'CONFLICT',
    );
    expect(Object.keys(refused.conflict?.fields ?? {})).toEqual(['positions/p1/phases/20/name']);
  });

  it('refuses a change that makes the document invalid and keeps the stored one', async () => {
    const quote = await create();
    const body = { version: 1, changes: [{ path: ['validityDays'], base: 30, value: 0 }] };
    const refused = await expectError(
      ours.call(quotes.save, { params: { guid: quote.guid }, body }),
      'VALIDATION',
    );
    expect(refused.fields).toEqual({ validityDays: 'Almeno 1 giorno.' });
    const again = await ours.call(quotes.get, { params: { guid: quote.guid } });
    expect([again.version, again.document.validityDays]).toEqual([1, 30]);
  });
});

describe('the list', () => {
  it('finds by number, customer, part, material and notes, accents ignored', async () => {
    const company = await registerFilledCompany(server);
    const make = (change: Partial<QuoteDocument>) =>
      company.call(quotes.create, { body: asBody(pinQuote(change)) });
    const found = async (q: string, filter: string[] = []) => {
      const { rows } = await company.call(quotes.list, { query: { q, filter } });
      return rows.map(({ title }) => title);
    };
    await make({ title: 'uno', date: '2026-11-10' });
    await make({
      title: 'due',
      date: '2026-11-12',
      tags: ['urgente'],
      internalNotes: 'Già discusso',
      positions: [pin({ code: 'BX-7', description: 'Boccola' })],
    });
    expect(await found('')).toEqual(['due', 'uno']);
    expect(await found('p-2026-0001')).toEqual(['uno']);
    expect(await found('boccola')).toEqual(['due']);
    expect(await found('gia discusso')).toEqual(['due']);
    expect(await found('rossi c45')).toEqual(['due', 'uno']);
    expect(await found('100%')).toEqual([]);
    expect(await found('', ['tag:urgente'])).toEqual(['due']);
    expect(await found('', ['to:2026-11-11'])).toEqual(['uno']);
    expect(await found('', ['state:sent'])).toEqual([]);
    expect(await found('', ['customer:nonsense', 'min:x'])).toEqual([]);
    expect(await found('', ['min:1', 'max:100000000', 'margin-min:1', 'margin-max:99'])).toEqual([
      'due',
      'uno',
    ]);
  });
});

describe('rates of today', () => {
  it('come from the registries, marked as unconfirmed until a user confirms them', async () => {
    const rates = await ours.call(quotes.ratesNow);
    // By name, whichever order the database finds them in: a new position takes the first lathe.
    expect(Object.values(rates.machines).map(({ name }) => name)).toEqual([
      'Centro di lavoro 5 assi',
      'Centro di lavoro verticale 3 assi',
      'Segatrice a nastro',
      'Tornio CNC 2 assi',
      'Tornio con motorizzati e asse Y',
    ]);
    expect(Object.values(rates.labour).map(({ name }) => name)).toContain('Programmazione CAM');
    expect(Object.values(rates.labour).map(({ name }) => name)).not.toContain('Energia elettrica, al kWh');
    expect(Object.values(rates.materials)[0]?.price.origin).toBe('proposed');
  });
});
