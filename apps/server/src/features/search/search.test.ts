import { customers, quotes, search, works } from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { asBody, pin, pinQuote } from '../../../test/quote-samples.ts';
import { buildCustomer, buildWork, sampleAddress } from '../../../test/registry-samples.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeAll(async () => {
  const stranger = await registerFilledCompany(server);
  const legalAddress = { ...sampleAddress, city: 'Forlì' };
  await stranger.call(customers.create, { body: buildCustomer({ name: 'Segreta S.p.A.' }) });
  await stranger.call(customers.create, { body: buildCustomer({ name: 'Officine Brambilla' }) });
  ours = await registerFilledCompany(server);
  await ours.call(customers.create, {
    body: buildCustomer({ name: 'Officine Brambilla', vatNumber: '01234567897', legalAddress }),
  });
  await ours.call(customers.create, { body: buildCustomer({ name: 'Perù Minería' }) });
  await ours.call(works.create, { body: buildWork({ code: 'BRA-1', name: 'Brasatura' }) });
});

const find = async (q: string) => ours.call(search.find, { query: { q } });
const names = async (q: string) => (await find(q)).map(({ name }) => name);

describe('search over all registries', () => {
  it('finds by name, code and VAT number, grouped by kind', async () => {
    expect(await names('bra')).toEqual(expect.arrayContaining(['Officine Brambilla', 'Brasatura']));
    const [first] = await find('0123456789');
    expect(first).toMatchObject({ kind: 'customer', detail: 'Forlì · 01234567897', isGuess: false });
    expect((await find('bra-1'))[0]).toMatchObject({ kind: 'work', code: 'BRA-1' });
    expect((await find('c45')).map(({ kind }) => kind)).toContain('material');
    const kinds = (await find('t')).map(({ kind }) => kind);
    expect(kinds.length).toBe(20);
    expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  });
  const order = ['customer', 'quote', 'material', 'machine', 'work', 'cost'];

  it('ignores accents', async () => {
    expect(await names('peru mineria')).toEqual(['Perù Minería']);
    expect(await names('FORLÌ')).toEqual(['Officine Brambilla']);
  });

  it.each(['brambila', 'brambillla', 'barmbilla', 'brmabilla officine'])(
    'finds a match in spite of the typo in «%s»',
    async (q) => {
      const [hit] = await find(q);
      expect(hit).toMatchObject({ name: 'Officine Brambilla', isGuess: true });
    },
  );

  it('shows nothing of a stranger, exact or fuzzy', async () => {
    expect(await find('segreta')).toEqual([]);
    expect(await find('segerta')).toEqual([]);
    expect((await names('brambilla')).filter((name) => name === 'Officine Brambilla')).toHaveLength(1);
  });

  it('leaves out archived rows and accepts any text', async () => {
    const gone = await ours.call(customers.create, { body: buildCustomer({ name: 'Ceduta Sas' }) });
    await ours.call(customers.archive, { body: { guids: [gone.guid], archived: true } });
    expect(await find('ceduta')).toEqual([]);
    for (const q of ['', ' ', '%', '_', '\\', "'", 'x'.repeat(100), '((((', 'è%_\\ù']) {
      expect(Array.isArray(await find(q)), q).toBe(true);
    }
    expect(await find('_')).toEqual([]);
    expect(await names('30%')).toEqual(['PA66-GF30']);
  });
});

describe('search for quotes', () => {
  const quote = (name: string, code: string, change = {}) => {
    const customer = { ...pinQuote().customer, name };
    const positions = [pin({ code, drawing: 'DX-88120', description: 'Flangia' })];
    return asBody(pinQuote({ customer, positions, ...change }));
  };

  it('finds by number, customer, title and part, with the state and without an amount', async () => {
    const stranger = await registerFilledCompany(server);
    await stranger.call(quotes.create, { body: quote('Oleodinamica Cusio', 'QX-77001') });
    const old = { title: 'Serie però', date: '2026-01-02' };
    const first = await ours.call(quotes.create, { body: quote('Oleodinamica Cusio', 'QX-77001', old) });
    const newer = await ours.call(quotes.create, { body: quote('Oleodinamica Cusio', 'QX-77002') });
    for (const q of [first.number.toLowerCase(), 'pero serie', 'qx-77001']) {
      const hits = await find(q);
      expect(hits, q).toHaveLength(1);
      expect(hits[0]).toEqual({
        ...{ kind: 'quote', guid: first.guid, code: first.number, name: 'Oleodinamica Cusio' },
        ...{ detail: 'Serie però', state: 'draft', isGuess: false },
      });
    }
    const numbers = async (q: string) => (await find(q)).map(({ code }) => code);
    expect(await numbers('cusio')).toEqual([newer.number, first.number]);
    expect(await numbers('dx-88120')).toEqual([newer.number, first.number]);
    expect((await find('cussio'))[0]).toMatchObject({ code: newer.number, isGuess: true });
    expect((await find('qx-77010'))[0]).toMatchObject({
      isGuess: true,
      detail: expect.any(String) as string,
    });
    // Two letters are in every quote: they find rows of the registries alone.
    expect((await find('cu')).map(({ kind }) => kind)).not.toContain('quote');
    await ours.call(quotes.archive, { body: { guids: [newer.guid], archived: true } });
    expect(await numbers('cusio')).toEqual([first.number]);
  });
});
