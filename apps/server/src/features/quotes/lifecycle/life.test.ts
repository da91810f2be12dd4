import { quotes, quoteTemplates, users } from '@truciolo/contract';
import { type QuoteDocument, typedValue } from '@truciolo/quote';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../../test/quote-samples.ts';
import { addPerson, type TestPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
let others: TestCompany;
let blind: TestPerson;
beforeAll(async () => {
  others = await registerTestCompany(server);
  await others.call(quotes.create, { body: asBody(pinQuote({ title: 'Di altri' })) });
  ours = await registerTestCompany(server);
  blind = await addPerson(server, ours, 'preventivista');
  const params = { guid: blind.user.guid };
  await ours.call(users.update, { params, body: { base: {}, changes: { hideCosts: true } } });
});

const create = (change: Partial<QuoteDocument> = {}) =>
  ours.call(quotes.create, { body: asBody(pinQuote(change)) });
const send = (guid: string, confirmed = false) =>
  ours.call(quotes.markSent, { params: { guid }, body: { confirmed } });
const won = { state: 'accepted', reason: 'Prezzo', competitor: '', competitorPrice: null } as const;

describe('the life of a quote', () => {
  it('is frozen once sent, and revised under the same number', async () => {
    const draft = await create();
    const sent = await send(draft.guid);
    expect(sent).toMatchObject({ state: 'sent', frozen: true, sentAt: server.clock.now.toISOString() });
    const change = { version: sent.version, changes: [{ path: ['title'], base: '', value: 'x' }] };
    await expectError(ours.call(quotes.save, { params: { guid: draft.guid }, body: change }), 'QUOTE_FROZEN');
    await expectError(send(draft.guid), 'QUOTE_STATE');
    const revised = await ours.call(quotes.revise, { params: { guid: draft.guid } });
    expect(revised).toMatchObject({ number: draft.number, revision: 2, state: 'draft', sentAt: null });
    expect(revised.revisions.map(({ revision, state }) => [revision, state])).toEqual([
      [1, 'sent'],
      [2, 'draft'],
    ]);
    const body = { version: revised.version, changes: [{ path: ['title'], base: '', value: 'Nuovo' }] };
    await ours.call(quotes.save, { params: { guid: draft.guid }, body });
    const first = await ours.call(quotes.getRevision, { params: { guid: draft.guid, revision: 1 } });
    expect(first.document).toEqual(draft.document);
    await expectError(ours.call(quotes.revise, { params: { guid: draft.guid } }), 'QUOTE_STATE');
  });

  it('cannot be changed directly in the database either', async () => {
    const { guid } = await create();
    await send(guid);
    const rewrite = server.handles.tenant(ours.user.companyGuid, (db) =>
      db.updateTable('quoteRevisions').set({ document: '{}' }).where('quoteGuid', '=', guid).execute(),
    );
    await expect(rewrite).rejects.toThrow(/frozen/);
  });

  it('cannot be sent while a price is missing', async () => {
    const draft = await create({ positions: [pin(), pin({ id: 'p2', quantities: [10, 0] })] });
    const body = await expectError(send(draft.guid), 'QUOTE_UNPRICED');
    expect(Object.keys(body.fields ?? {})).toEqual(['positions/p2']);
    const empty = await create({ title: 'Perni', positions: [] });
    await expectError(send(empty.guid), 'QUOTE_UNPRICED');
  });

  it('requires a confirmation of proposed prices', async () => {
    const { rates } = pinQuote();
    const c45 = { name: 'C45', isoGroup: 'P', density: 7.85, chipPrice: null };
    const materials = { c45: { ...c45, price: { value: 1.6, origin: 'proposed' as const } } };
    const draft = await create({ rates: { ...rates, materials } });
    const body = await expectError(send(draft.guid), 'QUOTE_TO_CONFIRM');
    expect(body.fields).toEqual({ 'rates/materials/c45/price': 'Da confermare: C45.' });
    expect((await send(draft.guid, true)).state).toBe('sent');
  });

  it('ends with an answer, which may be corrected', async () => {
    const { guid } = await create();
    const answer = (state: 'accepted' | 'refused', correction = '', told = {}) => {
      server.clock.advance({ seconds: 1 });
      const body = { ...won, ...told, state, correction };
      return ours.call(quotes.recordOutcome, { params: { guid }, body });
    };
    await expectError(answer('accepted'), 'QUOTE_STATE');
    await send(guid);
    expect(await answer('refused')).toMatchObject({
      state: 'refused',
      outcome: { by: 'Anna Moretti', reason: 'Prezzo', competitorPrice: null },
    });
    const unsaid = await expectError(answer('accepted'), 'VALIDATION');
    expect(unsaid.fields).toEqual({ correction: 'Scrivi perché lo correggi.' });
    // The same end, better told.
    const rival = { competitor: 'Officina Bianchi', competitorPrice: 9_000_000 };
    expect(await answer('refused', 'Saputo dopo', rival)).toMatchObject({ state: 'refused', outcome: rival });
    const put = await answer('accepted', 'Ha richiamato');
    expect(put.revisions).toMatchObject([{ state: 'accepted' }]);
    const history = await ours.call(quotes.history, { params: { guid } });
    expect(history.map(({ action }) => action)).toEqual(['accepted', 'refused', 'refused', 'sent', 'create']);
    expect(history.map(({ changes }) => changes.correction?.to)).toEqual([
      'Ha richiamato',
      'Saputo dopo',
      undefined,
      undefined,
      undefined,
    ]);
    expect(history[1]?.changes.competitor).toEqual({ from: '', to: 'Officina Bianchi' });
  });

  it('is copied with a new number and day', async () => {
    const original = await create({ title: 'Da copiare', date: '2025-01-01' });
    const copy = await ours.call(quotes.duplicate, { params: { guid: original.guid } });
    expect(copy.number).not.toBe(original.number);
    expect(copy).toMatchObject({ state: 'draft', revision: 1 });
    expect(copy.document).toEqual({ ...original.document, date: '2026-11-16' });
  });
});

describe('bulk actions', () => {
  it('archive and restore', async () => {
    const { guid } = await create({ title: 'Via' });
    const titles = async (archived: 'no' | 'yes') =>
      (await ours.call(quotes.list, { query: { q: 'via', archived } })).rows.map((row) => row.guid);
    const archive = (who: TestCompany, archived: boolean) =>
      who.call(quotes.archive, { body: { guids: [guid], archived } });
    expect((await archive(others, true)).changed).toBe(0);
    expect((await archive(ours, true)).changed).toBe(1);
    expect((await archive(ours, true)).changed).toBe(0);
    expect([await titles('no'), await titles('yes')]).toEqual([[], [guid]]);
    await archive(ours, false);
    expect(await titles('no')).toEqual([guid]);
  });

  it('add a tag, also to frozen quotes', async () => {
    const draft = await create();
    const sent = await create();
    await send(sent.guid);
    const guids = [draft.guid, sent.guid];
    const tag = (who: TestCompany, on: boolean) =>
      who.call(quotes.tag, { body: { guids, tag: 'Fiera', on } });
    expect((await tag(others, true)).changed).toBe(0);
    expect((await tag(ours, true)).changed).toBe(2);
    const { rows } = await ours.call(quotes.list, { query: { filter: ['tag:Fiera'] } });
    expect(rows).toHaveLength(2);
    expect((await ours.call(quotes.get, { params: { guid: draft.guid } })).document.tags).toEqual(['Fiera']);
    const revised = await ours.call(quotes.revise, { params: { guid: sent.guid } });
    expect(revised.document.tags).toEqual(['Fiera']);
    expect((await tag(ours, false)).changed).toBe(2);
  });
});

describe('past quotes', () => {
  it('give the numbers of won and lost', async () => {
    const company = await registerTestCompany(server);
    for (const state of ['accepted', 'refused', null] as const) {
      const { guid } = await company.call(quotes.create, { body: asBody(pinQuote()) });
      server.clock.advance({ hours: 2 });
      await company.call(quotes.markSent, { params: { guid }, body: { confirmed: false } });
      if (state) await company.call(quotes.recordOutcome, { params: { guid }, body: { ...won, state } });
    }
    const told = await company.call(quotes.statistics, { query: {} });
    expect([told.open.count, told.won.count, told.lost.count, told.answerHours]).toEqual([1, 1, 1, 2]);
    expect(told.open.value).toBeGreaterThan(0);
    const rate = { sent: 3, won: 1, lost: told.lost.count };
    expect(told.byCustomer).toMatchObject([{ label: 'Rossi Oleodinamica S.r.l.', ...rate }]);
    expect(told.byMaterial).toMatchObject([{ label: 'C45', ...rate }]);
    expect(told.byQuantity).toMatchObject([{ label: '50-199 pezzi', ...rate }]);
    // With a typo the list shows close matches, and the bar above it counts the same quotes.
    const query = { q: 'oleodinamca' };
    expect((await company.call(quotes.list, { query })).total).toBe(3);
    expect(await company.call(quotes.statistics, { query })).toEqual(told);
  });

  it('contain similar positions, with their prices', async () => {
    const company = await registerTestCompany(server);
    const flange = pin({ id: 'f', code: 'FL-1', description: 'Flangia cieca', quantities: [5, 500] });
    await company.call(quotes.create, { body: asBody(pinQuote({ positions: [flange] })) });
    const query = { text: 'flangia', material: 'C45', quantity: 400, weight: 1 };
    const [found] = await company.call(quotes.similar, { query });
    expect(found).toMatchObject({ code: 'FL-1', quantity: 500, customerName: 'Rossi Oleodinamica S.r.l.' });
    expect(found?.reasons).toEqual([
      'codice o descrizione simile',
      'stesso materiale',
      'peso simile',
      'quantità simile',
    ]);
    expect(await others.call(quotes.similar, { query: { text: 'flangia' } })).toEqual([]);
  });

  it('are found in spite of a typo', async () => {
    const company = await registerTestCompany(server);
    const bush = pin({ code: 'BX-90071-C', description: 'Boccola flangiata' });
    await company.call(quotes.create, { body: asBody(pinQuote({ positions: [bush] })) });
    const found = async (q: string) => {
      const { total, isGuess } = await company.call(quotes.list, { query: { q } });
      return [total, isGuess];
    };
    expect(await found('boccola')).toEqual([1, false]);
    for (const typo of ['bocola', 'bcocola flangiata', 'oleodinmica', 'bx-90017-c'])
      expect(await found(typo), typo).toEqual([1, true]);
    expect(await found('zzzzzzz')).toEqual([0, false]);
  });
});

describe('a user with hidden costs', () => {
  it('gets lists without margins and no document', async () => {
    const { guid } = await create();
    const { rows } = await blind.call(quotes.list, { query: { filter: ['margin-min:99'] } });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ netMargin }) => netMargin === null)).toBe(true);
    const params = { guid };
    const body = { version: 1, changes: [{ path: ['title'], base: '', value: 'x' }] };
    await expectError(blind.call(quotes.get, { params }), 'FORBIDDEN');
    await expectError(blind.call(quotes.save, { params, body }), 'FORBIDDEN');
    await expectError(blind.call(quotes.create, { body: asBody(pinQuote()) }), 'FORBIDDEN');
    await expectError(blind.call(quotes.markSent, { params, body: { confirmed: true } }), 'FORBIDDEN');
    await expectError(blind.call(quotes.duplicate, { params }), 'FORBIDDEN');
    await expectError(blind.call(quotes.getRevision, { params: { guid, revision: 1 } }), 'FORBIDDEN');
    await expectError(blind.call(quoteTemplates.list, { query: {} }), 'FORBIDDEN');
    const floor = await addPerson(server, ours, 'reparto');
    const listed = await floor.call(quotes.list, { query: { filter: ['min:99999999'], sort: '-taxable' } });
    expect(listed.rows.length).toBeGreaterThan(0);
    expect(listed.rows.every(({ taxable }) => taxable === null)).toBe(true);
    await expectError(floor.call(quotes.statistics, { query: {} }), 'FORBIDDEN');
    await expectError(floor.call(quotes.similar, { query: { text: 'perno' } }), 'FORBIDDEN');
    for (const { changes } of await blind.call(quotes.history, { params })) expect(changes).toEqual({});
  });
});

describe('templates', () => {
  it('store a position by family', async () => {
    const position = asBody(pinQuote({ positions: [pin({ scrap: typedValue(3) })] })).document.positions[0];
    if (!position) throw new Error('no position');
    const fields = { name: 'Perno tornito', family: 'Perni', position, tags: [], notes: '' };
    const made = await ours.call(quoteTemplates.create, { body: fields });
    expect(made.position).toEqual(JSON.parse(JSON.stringify(position)));
    await expectError(ours.call(quoteTemplates.create, { body: fields }), 'DUPLICATE_CODE');
    await expectError(others.call(quoteTemplates.get, { params: { guid: made.guid } }), 'NOT_FOUND');
  });
});
