import { customers, imports, quotes, users } from '@truciolo/contract';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { buildCustomer } from '../../../test/registry-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import {
  cellsOf,
  complaints,
  confirm,
  exported,
  importRows,
  map,
  preview,
  type Rows,
  rowsOf,
  send,
  workbook,
} from '../../../test/test-sheets.ts';

const server = sharedTestServer();
let ours: TestCompany;
let stranger: TestCompany;

const heads = [
  'Numero preventivo',
  'Data',
  'Cliente',
  'Partita IVA',
  'Oggetto',
  'Stato',
  'Motivo della perdita',
  'Codice articolo',
  'Descrizione',
  'Materiale',
  'Quantità (pz)',
  'Prezzo unitario (€)',
  'Sconto (%)',
  'Costo unitario (€)',
  'Note',
];
const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date));
/** Two quotes: one of two positions whose second row leaves the head empty, one without costs. */
const sheet: Rows = [
  heads,
  [
    '12/2024',
    day(2024, 3, 15),
    'Officine Àlfa',
    '01234567897',
    'Perni',
    'Accettato',
    '',
    'RO-1',
    'Perno',
    '42CrMo4',
    50,
    18.5,
    10,
    12,
    'urgente',
  ],
  [
    '7/2023',
    '04/05/2023',
    'Beta S.n.c.',
    '',
    'Flange',
    'perso',
    'Prezzo alto',
    'FL-9',
    'Flangia',
    'AISI 304',
    4,
    120,
    null,
    null,
    '',
  ],
  ['12/2024', null, '', '', '', '', '', 'RO-2', 'Boccola', 'C45', 100, 2.3456, null, 2, ''],
];
const listed = async (company: TestCompany, q = '') =>
  (await company.call(quotes.list, { query: { q, sort: 'number' } })).rows;
const guidOf = async (number: string) =>
  (await listed(ours)).find((row) => row.number === number)?.guid ?? '';

beforeAll(async () => {
  stranger = await registerTestCompany(server);
  await importRows(stranger, 'quotes', sheet);
});
beforeEach(async () => {
  ours = await registerTestCompany(server);
});
describe('past quotes', () => {
  it('keep the delivery that was promised', async () => {
    const [, perni = []] = sheet;
    await importRows(ours, 'quotes', [
      [...heads, 'Tempo di consegna'],
      [...perni, '4 settimane'],
    ]);
    const { document } = await ours.call(quotes.get, { params: { guid: await guidOf('12/2024') } });
    expect(document.deliveryTerms).toBe('4 settimane');
  });

  it('are imported from the template and appear in the history at once', async () => {
    const { fileName, base64 } = await ours.call(imports.template, { params: { what: 'quotes' } });
    expect(fileName).toBe('Modello preventivi passati.xlsx');
    const [template] = (await readXlsx(Buffer.from(base64, 'base64'))).sheets;
    const [head = [], example = []] = template?.rows ?? [];
    expect(example[1]).toBe('125/2024');
    const place = (heading: string) => heads.indexOf(heading);
    const filled = sheet.slice(1).map((row) => head.map((heading) => row[place(String(heading))] ?? null));
    const bytes = await workbook([head, example, ...filled], { name: template?.name ?? '' });
    const step = await preview(ours, 'quotes', bytes);
    expect(step).toMatchObject({
      exampleSkipped: true,
      counts: { total: 3, fresh: 3, bad: 0 },
      notes: ['2 preventivi in 3 righe.', '2 clienti non sono in anagrafica: verranno creati.'],
    });
    expect((await rowsOf(ours, step))[2]).toMatchObject({ line: 5, notes: { customer: 'nuovo' } });
    expect(await confirm(ours, step)).toMatchObject({ created: 2, updated: 0, unchanged: 0 });

    const rows = await listed(ours);
    expect(rows).toMatchObject([
      { number: '12/2024', state: 'accepted', imported: true, positions: 2, date: '2024-03-15' },
      {
        number: '7/2023',
        state: 'refused',
        taxable: 4_800_000,
        netMargin: null,
        customerName: 'Beta S.n.c.',
      },
    ]);
    // 50 × 18.50 − 10 % + 100 × 2.3456 = 832.50 + 234.56; costs 600 + 200.
    expect(rows[0]?.taxable).toBe(10_670_600);
    expect(rows[0]?.netMargin).toBe(Math.round((1 - 800 / 1067.06) * 1_000_000));
    for (const q of ['42crmo4', 'boccola', 'alfa', 'ro-2', 'urgente'])
      expect(
        (await listed(ours, q)).map(({ number }) => number),
        q,
      ).toEqual(['12/2024']);

    const statistics = await ours.call(quotes.statistics, { query: {} });
    expect(statistics).toMatchObject({ won: { count: 1 }, lost: { count: 1 }, answerHours: null });
    expect(statistics.byMaterial.map(({ label }) => label).sort()).toEqual(['42CrMo4', 'AISI 304', 'C45']);
    const [alfa] = (await ours.call(customers.list, { query: { q: 'alfa' } })).rows;
    expect(alfa?.vatNumber).toBe('01234567897');
    const ofAlfa = { query: { filter: [`customer:${alfa?.guid ?? ''}`] } };
    expect((await ours.call(quotes.list, ofAlfa)).total).toBe(1);
    const alike = await ours.call(quotes.similar, { query: { text: 'Boccola RO-2', material: 'C45' } });
    expect(alike[0]).toMatchObject({ number: '12/2024', unit: 23_456, material: 'C45' });
  });

  it('are frozen records that can be copied into a new draft', async () => {
    await importRows(ours, 'quotes', sheet);
    const guid = await guidOf('7/2023');
    const quote = await ours.call(quotes.get, { params: { guid } });
    expect(quote).toMatchObject({
      imported: true,
      frozen: true,
      outcome: { reason: 'Prezzo alto' },
      totals: { netMargin: null, unpriced: 0 },
      document: { internalNotes: '', positions: [{ stock: { kind: 'none', materialName: 'AISI 304' } }] },
    });
    expect(quote.document.positions[0]?.price.target).toEqual({ kind: 'typed', unit: 120 });
    const history = await ours.call(quotes.history, { params: { guid } });
    expect(history).toMatchObject([{ action: 'import', changes: { file: { to: 'prova.xlsx' } } }]);
    const copy = await ours.call(quotes.duplicate, { params: { guid } });
    expect(copy).toMatchObject({ state: 'draft', imported: false, totals: { taxable: 4_800_000 } });
    expect(copy.number).toMatch(/^P-\d{4}-0001$/);
  });

  it('change nothing the second time, and a corrected sheet corrects them', async () => {
    await importRows(ours, 'quotes', sheet);
    const again = await preview(ours, 'quotes', await workbook(sheet));
    expect(again).toMatchObject({ counts: { unchanged: 3 }, notes: ['2 preventivi in 3 righe.'] });
    expect(await confirm(ours, again)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });

    const corrected = structuredClone(sheet);
    const [, , flange = []] = corrected;
    flange[11] = 130;
    flange[6] = 'Consegna';
    const step = await preview(ours, 'quotes', await workbook(corrected.slice(0, 3)));
    expect((await rowsOf(ours, step)).map(({ state, before, notes }) => ({ state, before, notes }))).toEqual([
      { state: 'changed', before: {}, notes: { number: 'toglie 1 posizione' } },
      { state: 'changed', before: { unitPrice: '120,00', reason: 'Prezzo alto' }, notes: {} },
    ]);
    expect(await confirm(ours, step)).toMatchObject({ created: 0, updated: 2, unchanged: 0 });
    expect(await listed(ours)).toMatchObject([
      { number: '12/2024', positions: 1, revision: 1 },
      { number: '7/2023', taxable: 5_200_000 },
    ]);
    expect((await ours.call(customers.list, { query: {} })).total).toBe(2);
    expect(await listed(stranger)).toMatchObject([{ positions: 2 }, { taxable: 4_800_000 }]);
  });

  it('keep answers and revisions that were made here since', async () => {
    const open: Rows = [heads, ...sheet.slice(1, 3).map((row) => row.with(5, 'Inviato').with(6, ''))];
    await importRows(ours, 'quotes', open);
    const params = { guid: await guidOf('7/2023') };
    const body = { state: 'accepted', reason: '', competitor: '', competitorPrice: null } as const;
    await ours.call(quotes.recordOutcome, { params, body });
    const step = await preview(ours, 'quotes', await workbook(open));
    expect(step.counts).toMatchObject({ unchanged: 2 });
    await ours.call(quotes.revise, { params });
    const row = open[2]?.with(11, 99) ?? [];
    expect(await complaints(ours, 'quotes', await workbook([heads, row]))).toEqual([
      '2 number: Questo preventivo è stato rivisto in Truciolo (revisione 2): da qui non si cambia più.',
    ]);
  });
});

describe('the numbers of past quotes', () => {
  it('never collide with those of the company', async () => {
    const own = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    const next = own.number.replace('0001', '0002');
    const named = (number: string): Rows => [heads, (sheet[2] ?? []).with(0, number)];
    expect(await complaints(ours, 'quotes', await workbook(named(own.number)))).toEqual([
      `2 number: «${own.number}» è il numero di un preventivo fatto in Truciolo: cambialo, per esempio «${own.number} X».`,
    ]);
    await importRows(ours, 'quotes', named(next));
    const third = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    expect(third.number).toBe(own.number.replace('0001', '0003'));
  });

  it('that were taken between preview and confirmation stop the whole import', async () => {
    const own = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    const next = own.number.replace('0001', '0002');
    const rows: Rows = [heads, sheet[1] ?? [], (sheet[2] ?? []).with(0, next)];
    const step = await preview(ours, 'quotes', await workbook(rows));
    await ours.call(quotes.create, { body: asBody(pinQuote()) });
    expect((await expectError(confirm(ours, step), 'IMPORT_STALE')).message).toContain('riga 3');
    expect((await listed(ours)).some(({ imported }) => imported)).toBe(false);
  });
});

describe('customers of past quotes', () => {
  it('are found by VAT number, then by name; two of the same name raise a question', async () => {
    const make = (name: string, vatNumber: string, code: string) =>
      ours.call(customers.create, { body: buildCustomer({ name, vatNumber, code }) });
    const alfa = await make('ALFA spa', 'IT01234567897', 'A');
    const beta = await make('beta s.n.c.', '', 'B');
    await importRows(ours, 'quotes', sheet);
    expect((await ours.call(customers.list, { query: {} })).total).toBe(2);
    expect((await listed(ours)).map(({ customerGuid }) => customerGuid)).toEqual([alfa.guid, beta.guid]);
    expect((await listed(ours))[0]?.customerName).toBe('ALFA spa');
    await make('Beta S.n.c.', '', 'C');
    const [said] = await complaints(ours, 'quotes', await workbook([heads, (sheet[2] ?? []).with(0, '8')]));
    expect(said).toBe('2 customer: In anagrafica ci sono 2 clienti «Beta S.n.c.»: aggiungi la partita IVA.');
  });
});

describe('bad sheets of past quotes', () => {
  const flange = sheet[2] ?? [];
  const states = 'Inviato, Accettato, Rifiutato, Scaduto';
  const bad: readonly [Rows[number], string][] = [
    [flange.with(1, 'marzo 2023'), 'date: «marzo 2023» non è una data: scrivi per esempio 31/12/2025.'],
    [flange.with(1, 45_000), 'date: «45000» non è una data: scrivi per esempio 31/12/2025.'],
    [flange.with(1, '31/12/2099'), 'date: La data è nel futuro: qui vanno i preventivi passati.'],
    [flange.with(1, day(1900, 1, 1)), 'date: È prima del 1980: controlla la data.'],
    [flange.with(2, ''), 'customer: Campo obbligatorio.'],
    [flange.with(5, 'bozza'), `state: «bozza» non è fra i valori ammessi: ${states}.`],
    [flange.with(5, 'Inviato'), 'reason: C’è un motivo, ma lo stato è «Inviato»: correggi uno dei due.'],
    [flange.with(7, '').with(8, ''), 'code: Scrivi il codice o la descrizione.'],
    [flange.with(10, -4), 'quantity: Almeno 1 pezzo.'],
    [flange.with(10, 4.5), 'quantity: Qui ci vuole un numero intero.'],
    [flange.with(10, 1e9), 'quantity: Il totale supera 100 milioni di euro: controlla quantità e importi.'],
    [flange.with(11, null), 'unitPrice: Campo obbligatorio.'],
    [flange.with(11, -1), 'unitPrice: Non può essere sotto zero.'],
    [flange.with(12, 100), 'discount: Da 0 a 99 %.'],
  ];

  it('show the error at the cell', async () => {
    const rows = bad.map(([row], at) => row.with(0, `n${at}`));
    const dated = flange.with(0, day(2024, 12, 1));
    expect(await complaints(ours, 'quotes', await workbook([heads, ...rows, dated]))).toEqual([
      ...bad.map(([, said], at) => `${at + 2} ${said}`),
      `${bad.length + 2} number: Excel ha letto una data: formatta la cella come testo e riscrivi il valore.`,
    ]);
  });

  it('report a repeated row, and two quotes with one number', async () => {
    const other = flange.with(1, day(2024, 5, 4)).with(2, 'Gamma');
    expect(await complaints(ours, 'quotes', await workbook([heads, flange, flange, other]))).toEqual([
      '3 code: È la stessa posizione della riga 2: togline una.',
      '4 date: Lo stesso preventivo ha un’altra data alla riga 2: se sono due preventivi rendi unico il numero, per esempio «7/2023/2024».',
      '4 customer: Lo stesso preventivo ha un altro cliente alla riga 2: se sono due preventivi rendi unico il numero, per esempio «7/2023/2024».',
      '4 code: È la stessa posizione della riga 2: togline una.',
    ]);
    const step = await preview(ours, 'quotes', await workbook([heads, flange, flange]));
    await expectError(confirm(ours, step), 'IMPORT_ERRORS');
    expect(await listed(ours)).toEqual([]);
  });

  it('of 1,000 positions are imported as one quote, of one more they are refused', async () => {
    const many = (count: number): Rows => [
      heads,
      ...Array.from({ length: count }, (_, at) => flange.with(7, `FL-${at}`)),
    ];
    const tooMany = await preview(ours, 'quotes', await workbook(many(1001)));
    expect(tooMany.counts.bad).toBe(1);
    expect(await importRows(ours, 'quotes', many(1000))).toMatchObject({
      created: 1,
      updated: 0,
      unchanged: 0,
    });
    expect(await listed(ours)).toMatchObject([{ positions: 1000, taxable: 1000 * 4_800_000 }]);
  });

  it('with other headings are mapped once', async () => {
    const own: Rows = [
      ['Prev. n°', 'Giorno', 'Chi', 'Come è finita', 'Cosa', 'Quanti', 'A quanto'],
      ['1', '04/05/2023', 'Beta', 'vinto', 'Flangia', 4, 120],
    ];
    const asked = await send(ours, 'quotes', await workbook(own));
    expect(asked.step).toBe('mapping');
    await map(ours, 'quotes', {
      'Prev. n°': 'number',
      Giorno: 'date',
      Chi: 'customer',
      'Come è finita': 'state',
      Cosa: 'description',
      Quanti: 'quantity',
      'A quanto': 'unitPrice',
    });
    expect(await importRows(ours, 'quotes', own)).toMatchObject({ created: 1 });
    expect(await listed(ours)).toMatchObject([{ number: '1', taxable: 4_800_000, unpriced: 0 }]);
    const csv =
      'Numero;Data;Cliente;Stato;Descrizione;Quantità;Prezzo\r\n2;04/05/2023;Beta;Inviato;Perno;10;1.234,50';
    const step = await preview(ours, 'quotes', csv);
    expect((await rowsOf(ours, step))[0]).toMatchObject({ state: 'fresh', notes: {} });
  });
});

describe('the import of past quotes', () => {
  it('is open to users who write quotes, closed to strangers and with an expired licence', async () => {
    const bytes = await workbook(sheet);
    const step = await preview(ours, 'quotes', bytes);
    const tecnico = await addPerson(server, ours, 'tecnico');
    await expectError(send(tecnico, 'quotes', bytes), 'FORBIDDEN');
    await expectError(confirm(tecnico, step), 'FORBIDDEN');
    await expectError(
      tecnico.call(imports.previewRows, { params: { guid: step.guid }, query: {} }),
      'FORBIDDEN',
    );
    await expectError(confirm(stranger, step), 'NOT_FOUND');
    await confirm(ours, step);
    const noSeat = await addPerson(server, ours, 'preventivista', { seat: false });
    await expectError(send(noSeat, 'quotes', bytes), 'LICENSE_EXPIRED');
  });
});

describe('the list of quotes as a sheet', () => {
  it('contains the found or ticked quotes, without the margin for users without cost access', async () => {
    await importRows(ours, 'quotes', sheet);
    const rows = await cellsOf(await exported(ours, 'quotes', { q: 'flangia' }));
    expect(rows[0]).toContain('Margine netto (%)');
    expect(rows.slice(1).map((cells) => [cells[1], cells[3], cells[8], cells[10]])).toEqual([
      ['7/2023', 'Rifiutato', day(2023, 5, 4), 480],
    ]);
    const ticked = await exported(ours, 'quotes', { guids: [await guidOf('12/2024')] });
    expect((await cellsOf(ticked)).slice(1).map((cells) => cells[1])).toEqual(['12/2024']);
    const floor = await addPerson(server, ours, 'reparto');
    await expectError(exported(floor, 'quotes'), 'FORBIDDEN');
    const blind = await addPerson(server, ours, 'preventivista');
    const params = { guid: blind.user.guid };
    await ours.call(users.update, { params, body: { base: {}, changes: { hideCosts: true } } });
    const [head = []] = await cellsOf(await exported(blind, 'quotes'));
    expect(head.map(String).filter((text) => /Costo|Margine/.test(text))).toEqual([]);
  });
});

describe('correcting in the preview', () => {
  const plain = (number: string, state: string, customer = 'Officine Prova'): Rows[number] => [
    number,
    day(2024, 5, 2),
    customer,
    '',
    '',
    state,
    '',
    'A-1',
    'Boccola',
    '',
    10,
    5,
    '',
    '',
    '',
  ];
  const mend = (rows: Rows, mends: object[]) =>
    workbook(rows).then((bytes) => send(ours, 'quotes', bytes, { mends: JSON.stringify(mends) }));

  it('a corrected cell replaces the cell of the file', async () => {
    const rows = [heads, plain('M-1', 'boh')];
    const before = await preview(ours, 'quotes', await workbook(rows));
    expect(before.counts.bad).toBe(1);
    const after = await mend(rows, [{ line: 2, path: 'state', text: 'Accettato' }]);
    expect(after).toMatchObject({ step: 'preview', counts: { bad: 0, fresh: 1 } });
    const wrong = call({ mends: '{' });
    await expectError(wrong, 'VALIDATION');
  });

  it('the meaning of a shop’s word is asked once: for all its rows and for the next files', async () => {
    const rows = [heads, plain('M-2', 'persa - prezzo'), plain('M-3', 'Persa - PREZZO'), plain('M-4', '')];
    expect((await preview(ours, 'quotes', await workbook(rows))).counts.bad).toBe(3);
    await ours.call(imports.saveMapping, {
      params: { registry: 'quotes' },
      body: {
        words: [
          { path: 'state', from: 'persa - prezzo', cells: { state: 'Rifiutato', reason: 'Prezzo' } },
          { path: 'state', from: '', cells: { state: 'Scaduto' } },
        ],
      },
    });
    const read = await preview(ours, 'quotes', await workbook(rows));
    expect(read.counts).toMatchObject({ bad: 0, fresh: 3 });
    const cells = (await rowsOf(ours, read)).map(({ cells: all }) => [all[5], all[6]]);
    expect(cells).toEqual([
      ['Rifiutato', 'Prezzo'],
      ['Rifiutato', 'Prezzo'],
      ['Scaduto', ''],
    ]);
    // A row that leaves the state to the first one of its quote has no state itself.
    const two = [heads, plain('M-5', 'Accettato'), [...plain('M-5', '').with(7, 'B-2')]];
    const both = await rowsOf(ours, await preview(ours, 'quotes', await workbook(two)));
    expect(both.map(({ state, cells: all }) => [state, all[5]])).toEqual([
      ['fresh', 'Accettato'],
      ['fresh', 'Accettato'],
    ]);
  });

  it('a quote with an error is left out with all of its rows, and the others are saved', async () => {
    const rows = [
      heads,
      plain('M-6', 'Accettato'),
      [...plain('M-6', '').with(10, 'molti')],
      plain('M-7', 'Accettato'),
    ];
    const shown = await preview(ours, 'quotes', await workbook(rows));
    expect(shown).toMatchObject({
      counts: { bad: 1 },
      saves: { created: 1, updated: 0, skipped: 2 },
      badLines: [3],
    });
    const [together] = await rowsOf(ours, shown);
    expect(together?.notes.number).toBe('con la riga 3');
    const { guid } = shown;
    const result = await ours.call(imports.confirm, { params: { guid }, body: { skipBad: true } });
    expect(result).toMatchObject({ ...shown.saves, skippedLines: [2, 3] });
  });

  it('«vinta» and «persa» are known, and 1.000 is read like in every field', async () => {
    const rows = [heads, plain('M-20', 'Vinta'), plain('M-21', 'PERSA'), plain('M-22', 'scaduta')];
    const read = await rowsOf(ours, await preview(ours, 'quotes', await workbook(rows)));
    expect(read.map(({ cells: all }) => all[5])).toEqual(['Accettato', 'Rifiutato', 'Scaduto']);
    const many = [heads, [...plain('M-23', 'Vinta').with(10, '1.000')]];
    const [row] = await rowsOf(ours, await preview(ours, 'quotes', await workbook(many)));
    expect(row).toMatchObject({ state: 'fresh', notes: { quantity: 'letto come 1000' } });
    expect(row?.cells[10]).toBe('1000');
  });

  it('a VAT number of ten digits is offered with its lost leading zero', async () => {
    const rows = [heads, [...plain('M-24', 'Accettato', 'Cliente Mai Visto').with(3, '1234567897')]];
    const [row] = await rowsOf(ours, await preview(ours, 'quotes', await workbook(rows)), 'bad');
    expect(row).toMatchObject({
      errors: { vatNumber: expect.stringContaining('forse manca lo zero davanti, 01234567897') },
      offers: { vatNumber: '01234567897' },
    });
  });

  it('a row of totals, NaN, and a VAT number with a wrong check digit raise a question', async () => {
    const rows = [
      heads,
      ['Totale', '', '', '', '', '', '', '', '', '', 120, 900, '', '', ''],
      [...plain('M-8', 'Accettato').with(7, 'NaN')],
      [...plain('M-9', 'Accettato', 'Cliente Mai Visto').with(3, '01234567890')],
    ];
    const bad = await rowsOf(ours, await preview(ours, 'quotes', await workbook(rows)), 'bad');
    expect(bad.map(({ errors }) => errors.number ?? errors.vatNumber ?? errors.code)).toEqual([
      expect.stringContaining('riga dei totali'),
      expect.stringContaining('«NaN» non è un dato'),
      expect.stringContaining('cifra di controllo'),
    ]);
    // Asked, not refused: old and foreign data must go in.
    const sure = await mend([heads, rows[3] ?? []], [{ line: 2, path: 'vatNumber', text: '01234567890' }]);
    expect(sure).toMatchObject({ step: 'preview', counts: { bad: 0, fresh: 1 } });
  });

  const call = async (query: { mends: string }) =>
    send(ours, 'quotes', await workbook([heads, plain('M-1', 'boh')]), query);
});
