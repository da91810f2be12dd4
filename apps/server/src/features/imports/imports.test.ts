import {
  audit,
  costs,
  customers,
  imports,
  machines,
  materials,
  quotes,
  sheetKinds,
  sheetRegistries,
  works,
} from '@truciolo/contract';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { buildCustomer } from '../../../test/registry-samples.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import {
  cellsOf,
  complaints,
  confirm,
  exported,
  importRows,
  map,
  preview,
  rowsOf,
  send,
  workbook,
} from '../../../test/test-sheets.ts';
import { sheets } from './sheets/sheets.ts';

const server = sharedTestServer();
let ours: TestCompany;
let stranger: TestCompany;
beforeAll(async () => {
  stranger = await registerFilledCompany(server);
  await importRows(stranger, 'customers', [
    ['Codice', 'Ragione sociale'],
    ['C1', 'Cliente di altri'],
  ]);
});
beforeEach(async () => {
  ours = await registerFilledCompany(server);
});
const names = async (q = '') =>
  (await ours.call(customers.list, { query: { q } })).rows.map(({ name }) => name);
const heads = ['Codice', 'Ragione sociale', 'Partita IVA', 'Sconto (%)', 'Città', 'Referente', 'Etichette'];

describe('an import', () => {
  it('creates rows, fills nested fields, and changes nothing the second time', async () => {
    const rows = [
      heads,
      ['C1', 'Meccanica Àlfa', '01234567897', 5, 'Bergamo', 'Anna', 'serie; oleodinamica'],
      ['C2', 'Beta', '', null, '', '', ''],
    ];
    const first = await preview(ours, 'customers', await workbook(rows));
    expect(first.counts).toEqual({ total: 2, fresh: 2, changed: 0, unchanged: 0, bad: 0 });
    expect(await confirm(ours, first)).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
    const [alfa] = (await ours.call(customers.list, { query: { q: 'alfa' } })).rows;
    expect(alfa).toMatchObject({
      code: 'C1',
      discount: 5,
      legalAddress: { city: 'Bergamo', country: 'IT' },
      contacts: [{ name: 'Anna', role: '', email: '', phone: '' }],
      deliveryAddresses: [],
      tags: ['serie', 'oleodinamica'],
    });
    const history = await ours.call(customers.history, { params: { guid: alfa?.guid ?? '' } });
    expect(history.map(({ action }) => action)).toEqual(['create']);
    const again = await preview(ours, 'customers', await workbook(rows));
    expect(again.counts).toMatchObject({ unchanged: 2, fresh: 0, changed: 0 });
    expect(await confirm(ours, again)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  it('shows old and new values, and its history contains the same', async () => {
    await importRows(ours, 'customers', [heads, ['C1', 'Alfa', '', 5, 'Bergamo', '', '']]);
    const change = await preview(
      ours,
      'customers',
      await workbook([heads, ['c1', 'Alfa S.r.l.', '', 7.5, '', '', '']]),
    );
    const [row] = await rowsOf(ours, change);
    expect(row).toMatchObject({
      line: 2,
      state: 'changed',
      before: { name: 'Alfa', discount: '5', code: 'C1' },
    });
    // Without an ID an empty cell leaves the field unchanged.
    expect(row?.before).not.toHaveProperty('legalAddress.city');
    await confirm(ours, change);
    const [saved] = (await ours.call(customers.list, { query: {} })).rows;
    expect(saved).toMatchObject({
      name: 'Alfa S.r.l.',
      discount: 7.5,
      version: 2,
      legalAddress: { city: 'Bergamo' },
    });
    const history = await ours.call(customers.history, { params: { guid: saved?.guid ?? '' } });
    expect(history.find(({ action }) => action === 'update')?.changes.discount).toEqual({ from: 5, to: 7.5 });
    const entries = await ours.call(audit.list, { query: {} });
    expect(JSON.stringify(entries)).toContain('prova.xlsx');
  });

  it('finds a row by code, then VAT number, then name; a differing stronger key means another customer', async () => {
    await importRows(ours, 'customers', [heads, ['C1', 'Alfa', '01234567897', null, '', '', '']]);
    const state = async (...cells: (string | null)[]) =>
      (await rowsOf(ours, await preview(ours, 'customers', await workbook([heads, cells]))))[0]?.state;
    expect(await state('', 'Altro nome', 'IT 01234567897')).toBe('changed');
    expect(await state('', 'ALFA', '')).toBe('changed');
    expect(await state('C9', 'Alfa', '')).toBe('fresh');
    expect(await state('', 'Alfa', '12345678903')).toBe('fresh');
  });

  it('saves nothing when one cell is wrong', async () => {
    const rows = [
      heads,
      ['C1', 'Alfa', '', 'abc', '', '', ''],
      ['C2', '', '', 120, '', '', ''],
      ['C3', 'Gamma', '', 1, '', '', ''],
    ];
    const bytes = await workbook(rows);
    const bad = await preview(ours, 'customers', bytes);
    expect(bad.counts).toMatchObject({ bad: 2, fresh: 1 });
    expect(await complaints(ours, 'customers', bytes)).toEqual([
      '2 discount: «abc» non è un numero: scrivi per esempio 1234,56.',
      '3 name: Campo obbligatorio.',
      '3 discount: Da 0 a 100 %.',
    ]);
    const shown = await preview(ours, 'customers', bytes);
    await expectError(confirm(ours, shown), 'IMPORT_ERRORS');
    expect(await names()).toEqual([]);
    // Users may save the valid rows now; the answer counts the others.
    const result = await ours.call(imports.confirm, {
      params: { guid: shown.guid },
      body: { skipBad: true },
    });
    expect(result).toEqual({ created: 1, updated: 0, unchanged: 0, skipped: 2, skippedLines: [2, 3] });
    expect(await names()).toEqual(['Gamma']);
  });

  it('names rows that occur twice in the file', async () => {
    const rows = [
      heads,
      ['C1', 'Alfa', '', null, '', '', ''],
      ['c1', 'Beta', '', null, '', '', ''],
      ['', 'Alfa', '', null, '', '', ''],
    ];
    expect(await complaints(ours, 'customers', await workbook(rows))).toEqual([
      '3 code: «c1» è già alla riga 2 di questo file.',
      '4 name: «Alfa» è già alla riga 2 di questo file.',
    ]);
  });

  it('refuses a process on an unknown machine', async () => {
    const rows = [
      ['Codice', 'Nome', 'Si addebita', 'Macchina'],
      ['T1', 'Tornitura', 'a tempo', 'TC-1'],
      ['T2', 'Fresatura', 'a tempo', 'XX-9'],
    ];
    expect(await complaints(ours, 'works', await workbook(rows))).toEqual([
      '3 machineGuid: La macchina «XX-9» non c’è nel Parco Macchine: aggiungila o correggi il codice.',
    ]);
    await importRows(ours, 'works', rows.slice(0, 2));
    const [work] = (await ours.call(works.list, { query: { q: 'T1 Tornitura' } })).rows;
    const [machine] = (await ours.call(machines.list, { query: { q: 'TC-1' } })).rows;
    expect(work?.machineGuid).toBe(machine?.guid);
  });

  it('requires all required columns for a new material only', async () => {
    const { rows: stored } = await ours.call(materials.list, { query: { limit: 500 } });
    const count = (name: string) => stored.filter(({ designation }) => designation === name).length;
    const once = stored.find(({ designation }) => count(designation) === 1)?.designation ?? '';
    const twice = 'Prova 7';
    await importRows(ours, 'materials', [
      ['Designazione', 'Stato', 'Gruppo ISO', 'Densità'],
      [twice, 'crudo', 'P', 7.8],
      [twice, 'cotto', 'P', 7.8],
    ]);
    const rows = [
      ['Designazione', 'Prezzo (€/kg)'],
      [once, '99,10'],
      ['Nuovo X', 3],
      [twice, 4],
    ];
    const bytes = await workbook(rows);
    expect(await complaints(ours, 'materials', bytes)).toEqual([
      '3 designation: È una riga nuova: nel file manca la colonna «Gruppo ISO», «Densità».',
      expect.stringMatching(/^4 designation: Ci sono \d voci «/),
    ]);
    expect(await importRows(ours, 'materials', rows.slice(0, 2))).toMatchObject({ updated: 1 });
  });
});

describe('a preview', () => {
  it('belongs to its company and expires', async () => {
    const mine = await preview(
      ours,
      'customers',
      await workbook([heads, ['C1', 'Alfa', '', null, '', '', '']]),
    );
    await expectError(confirm(stranger, mine), 'NOT_FOUND');
    await expectError(
      stranger.call(imports.previewRows, { params: { guid: mine.guid }, query: {} }),
      'NOT_FOUND',
    );
    server.clock.advance({ hours: 3 });
    await expectError(confirm(ours, mine), 'IMPORT_EXPIRED');
    server.clock.advance({ hours: -3 });
    expect(await names()).toEqual([]);
  });

  it('reports a conflict when a row changed meanwhile, or when the same one was created', async () => {
    await importRows(ours, 'customers', [heads, ['C1', 'Alfa', '', 5, '', '', '']]);
    const late = await preview(ours, 'customers', await workbook([heads, ['C1', 'Alfa', '', 9, '', '', '']]));
    const [row] = (await ours.call(customers.list, { query: {} })).rows;
    const body = { base: {}, changes: { notes: 'nel frattempo' } };
    await ours.call(customers.update, { params: { guid: row?.guid ?? '' }, body });
    const error = await expectError(confirm(ours, late), 'IMPORT_STALE');
    expect(error.message).toContain('riga 2');

    const fresh = await preview(
      ours,
      'customers',
      await workbook([heads, ['', 'Delta', '', null, '', '', '']]),
    );
    server.clock.advance({ seconds: 5 });
    const {
      guid: _g,
      archivedAt: _a,
      createdAt: _c,
      updatedAt: _u,
      version: _v,
      ...fields
    } = row ?? ({} as never);
    await ours.call(customers.create, { body: { ...fields, code: '', name: 'Delta' } });
    await expectError(confirm(ours, fresh), 'IMPORT_STALE');
    expect(await names('delta')).toEqual(['Delta']);
  });
});

describe('a sheet of the shop’s own', () => {
  it('gets a proposed mapping, is mapped once, and the mapping is remembered for the company', async () => {
    const bytes = await workbook([
      ['LISTINO CLIENTI 2026', null, null],
      ['Rag. Soc.', 'P.IVA', 'Zona'],
      ['Alfa', 1234567897, 'Nord'],
    ]);
    const asked = await send(ours, 'customers', bytes);
    expect(asked).toMatchObject({
      step: 'mapping',
      columns: [{ samples: ['Alfa'], proposed: 'name' }, { proposed: 'vatNumber' }, { proposed: null }],
    });
    await map(ours, 'customers', { 'Rag. Soc.': 'name', 'P.IVA': 'vatNumber', Zona: null });
    const known = await preview(ours, 'customers', bytes);
    expect(known.ignored).toEqual(['Zona']);
    expect((await rowsOf(ours, known))[0]).toMatchObject({ line: 3, cells: ['Alfa', '01234567897'] });
    expect((await send(ours, 'customers', bytes, { remap: 'yes' })).step).toBe('mapping');
    expect((await send(stranger, 'customers', bytes)).step).toBe('mapping');
    await expectError(map(ours, 'customers', { Zona: 'companyGuid' }), 'VALIDATION');
  });

  it('without any known column is reported as such', async () => {
    const asked = await send(
      ours,
      'machines',
      await workbook([
        ['aaa', 'bbb'],
        ['1', '2'],
      ]),
    );
    expect(asked).toMatchObject({ step: 'mapping', note: expect.stringContaining('Nessuna intestazione') });
  });
});

describe('an export', () => {
  const lists = { customers, materials, works, costs, machines };
  it.each(sheetRegistries)('of %s can be imported again without any change', async (registry) => {
    if (registry === 'customers') {
      await importRows(ours, 'customers', [
        heads,
        ['C1', 'Alfa; & «figli»', '01234567897', 12.5, 'Forlì', 'Ugo', 'a; b'],
      ]);
      // Two sites of one company, without codes.
      for (const name of ['Rossi, sede di Biella', 'Rossi, sede di Novara'])
        await ours.call(customers.create, {
          body: buildCustomer({ code: '', name, vatNumber: '00743110157' }),
        });
    }
    const { total } = await ours.call(lists[registry].list as typeof customers.list, { query: {} });
    const { counts } = await preview(ours, registry, await exported(ours, registry));
    expect(counts).toEqual({ total, fresh: 0, changed: 0, unchanged: total, bad: 0 });
  });

  it('contains the listed rows in their order, or only the ticked ones', async () => {
    const bytes = await exported(ours, 'materials', { filter: ['isoGroup:N'], sort: '-density' });
    const [, ...rows] = await cellsOf(bytes);
    const { rows: shown } = await ours.call(materials.list, {
      query: { filter: ['isoGroup:N'], sort: '-density', limit: 500 },
    });
    expect(rows.map(([guid]) => guid)).toEqual(shown.map(({ guid }) => guid));
    const guids = shown.slice(1, 3).map(({ guid }) => guid);
    expect(
      (await cellsOf(await exported(ours, 'materials', { guids }))).slice(1).map(([guid]) => guid),
    ).toEqual(expect.arrayContaining(guids));
  });

  it('with its ID empties a field whose cell is empty', async () => {
    await importRows(ours, 'customers', [heads, ['C1', 'Alfa', '01234567897', 5, 'Forlì', '', 'a']]);
    const [head = [], row = []] = await cellsOf(await exported(ours, 'customers'));
    const at = (name: string) => head.indexOf(name);
    row[at('Città')] = null;
    row[at('Etichette')] = '';
    await confirm(ours, await preview(ours, 'customers', await workbook([head, row])));
    const [saved] = (await ours.call(customers.list, { query: {} })).rows;
    expect(saved).toMatchObject({ tags: [], discount: 5, legalAddress: { city: '', country: 'IT' } });
  });
});

describe('a template', () => {
  it.each(sheetKinds)(
    'of %s has drop-downs, notes, a hidden ID and an example that is skipped',
    async (registry) => {
      const { base64, fileName } = await ours.call(imports.template, { params: { what: registry } });
      expect(fileName).toMatch(/^Modello .*\.xlsx$/);
      const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
      const [sheet] = (await readXlsx(bytes)).sheets;
      expect(sheet?.name).toBe(sheets[registry].title);
      expect(sheet?.columns?.[0]?.hidden).toBe(true);
      expect(sheet?.dataValidations?.length).toBeGreaterThan(0);
      expect([...(sheet?.cells?.values() ?? [])].some(({ comment }) => comment)).toBe(true);
      const error = await expectError(send(ours, registry, bytes), 'IMPORT_FILE');
      expect(error.message).toContain('solo la riga di esempio');
      // An example row that was typed over counts as a row.
      const [head = [], example = []] = sheet?.rows ?? [];
      example[head.indexOf('Note')] = 'mia';
      expect((await preview(ours, registry, await workbook([head, example]))).counts).toMatchObject({
        fresh: 1,
        bad: 0,
      });
    },
  );

  it('of all registries is one workbook; each import takes its own sheet', async () => {
    const { base64 } = await ours.call(imports.template, { params: { what: 'all' } });
    const book = await readXlsx(Buffer.from(base64, 'base64'));
    expect(book.sheets.filter(({ hidden }) => !hidden).map(({ name }) => name)).toEqual(
      sheetRegistries.map((registry) => sheets[registry].title),
    );
  });
});

it('the activity log shows an import as one entry with its file, and other actions by their subject', async () => {
  const rows = [['Ragione sociale'], ['Officine Uno'], ['Officine Due'], ['Officine Tre']];
  const { guid } = await preview(ours, 'customers', await workbook(rows));
  server.clock.isRunning = true;
  await ours.call(imports.confirm, { params: { guid }, body: { skipBad: false } });
  server.clock.isRunning = false;
  server.clock.advance({ minutes: 1 });
  await ours.call(customers.create, { body: buildCustomer({ name: 'Bulloneria Sud' }) });
  const quote = await ours.call(quotes.create, { body: asBody(pinQuote()) });
  const { rows: told } = await ours.call(audit.list, { query: {} });
  const about = told.map(({ entity, action, about: name }) => `${entity} ${action}: ${name}`);
  expect(about.filter((one) => one.startsWith('customer'))).toEqual([
    'customer create: Bulloneria Sud',
    'customer import: prova.xlsx',
  ]);
  expect(about).toContain(`quote create: ${quote.number}`);
});
