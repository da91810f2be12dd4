import { deflateRawSync } from 'node:zlib';
import { customers, type SheetRegistry } from '@truciolo/contract';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import { confirm, preview, type Rows, rowsOf, send, workbook } from '../../../test/test-sheets.ts';
import { writeZip } from '../../platform/files/zip.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeAll(async () => {
  ours = await registerTestCompany(server);
});

const refused = async (bytes: Uint8Array | string, registry: SheetRegistry = 'customers') =>
  (await expectError(send(ours, registry, bytes), 'IMPORT_FILE')).message;
const cellsOf = async (registry: SheetRegistry, rows: Rows) =>
  (await rowsOf(ours, await preview(ours, registry, await workbook(rows)))).map(({ cells }) => cells);

describe('numbers and dates written as text', () => {
  const cost = ['Codice', 'Nome', 'Categoria', 'Si addebita', 'Importo (€)', 'Percentuale (%)'];
  it.each([
    ['1.234,56', '1.234,56'],
    ['€ 12,50', '12,50'],
    ['12,5 €', '12,50'],
    ['7.5', '7,50'],
    ['1.234.567', '1.234.567,00'],
    ['0.125', '0,125'],
  ])('«%s» is %s', async (typed, shown) => {
    const [row] = await cellsOf('costs', [cost, ['K1', 'Prova', 'imballo', 'al lotto', typed, null]]);
    expect(row?.[4]).toBe(shown);
  });

  it('the text 1.234 is read like in every field, the number 1.234 as it is', async () => {
    const row = (amount: string | number) => ['K1', 'Prova', 'Imballo', 'AL LOTTO', amount, '12,5 %'];
    expect((await cellsOf('costs', [cost, row('1.234')]))[0]?.slice(4)).toEqual(['1.234,00', '12,5']);
    expect((await cellsOf('costs', [cost, row(1.234)]))[0]?.slice(4)).toEqual(['1,234', '12,5']);
  });

  it('a fraction formatted as percent is converted', async () => {
    const cells = new Map([['1,1', { value: 0.125, style: { numFmt: '0.0%' } }]]);
    const bytes = await workbook(
      [
        ['Ragione sociale', 'Sconto'],
        ['Alfa', 0.125],
        ['Beta', 0.5],
      ],
      { cells },
    );
    const rows = await rowsOf(ours, await preview(ours, 'customers', bytes));
    expect(rows.map((row) => row.cells[1])).toEqual(['12,5', '0,5']);
  });

  it('a date stands for its year in a year column, and for itself in a text column', async () => {
    const head = ['Codice', 'Nome', 'Tipo', 'Anno', 'Note'];
    const day = new Date(Date.UTC(2025, 11, 31));
    const rows = await cellsOf('machines', [
      head,
      ['A', 'Uno', 'Laser', '31/12/2025', day],
      ['B', 'Due', 'laser', day, ''],
    ]);
    expect(rows.map((row) => row[3])).toEqual(['2025', '2025']);
    expect(rows[0]?.[4]).toBe('31/12/2025');
  });

  it('a formula counts with its stored value, and its error is reported', async () => {
    const cells = new Map([
      ['1,1', { value: null, type: 'formula' as const, formula: '10/2', formulaResult: 5 }],
      ['2,1', { value: '#DIV/0!', type: 'error' as const }],
    ]);
    const bytes = await workbook(
      [
        ['Ragione sociale', 'Sconto'],
        ['Alfa', null],
        ['Beta', null],
      ],
      { cells },
    );
    const rows = await rowsOf(ours, await preview(ours, 'customers', bytes));
    expect(rows[0]?.cells[1]).toBe('5');
    expect(rows[1]?.errors.discount).toContain('La formula della cella dà errore');
  });
});

describe('cells with special formats', () => {
  it('merged downwards count for each row; merged across are refused', async () => {
    const head = ['Ragione sociale', 'Città', 'Telefono'];
    const rows = [head, ['Alfa', 'Lecco', '1'], ['Beta', null, '2'], ['Gamma', 'Como', null]];
    const merges = [
      { startRow: 1, startCol: 1, endRow: 2, endCol: 1 },
      { startRow: 3, startCol: 1, endRow: 3, endCol: 2 },
    ];
    const seen = await rowsOf(ours, await preview(ours, 'customers', await workbook(rows, { merges })));
    expect(seen.map(({ cells }) => cells[2])).toEqual(['Lecco', 'Lecco', 'Como']);
    expect(seen[2]?.errors).toEqual({
      'legalAddress.city': 'La cella è unita con quelle accanto: dividila.',
    });
  });

  it('numbers get back the leading zeros that Excel removes', async () => {
    const [row] = await cellsOf('customers', [
      ['Ragione sociale', 'Partita IVA', 'CAP'],
      ['Alfa', 1234567897, 100],
    ]);
    expect(row).toEqual(['Alfa', '01234567897', '00100']);
  });
});

describe('a .csv', () => {
  const text = 'Ragione sociale;Città;Sconto (%)\r\n"Officina ""Forlì""; di Ugo";Forlì;7,5\r\n';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('in %s is read', async (_name, bytes) => {
    const [row] = await rowsOf(ours, await preview(ours, 'customers', new Uint8Array(bytes)));
    expect(row?.cells).toEqual(['Officina "Forlì"; di Ugo', 'Forlì', '7,5']);
  });
});

describe('an unusable file', () => {
  const packed = async () => workbook([['Ragione sociale'], ['Alfa']]);
  async function* entries(list: readonly [string, Uint8Array][]) {
    for (const [name, bytes] of list) yield { name, bytes };
  }

  it('.xls, image, PDF, web page, empty file: each has its own sentence', async () => {
    expect(await refused(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe(
      'Il formato .xls non è supportato: salva come .xlsx e riprova.',
    );
    expect(await refused(Buffer.from('89504e470d0a1a0a', 'hex'))).toContain('È un’immagine');
    expect(await refused('%PDF-1.7')).toContain('È un PDF');
    expect(await refused('<html><table></table></html>')).toContain('pagina web');
    expect(await refused(Buffer.from([1, 0, 2, 0, 3]))).toContain('danneggiato');
    expect(await refused('solo una riga')).toContain('non ci sono intestazioni');
    expect(await refused('Ragione sociale;Città\n')).toContain('non c’è nessuna riga');
  });

  it('a plain .zip and a truncated workbook are refused', async () => {
    const zip = await writeZip(entries([['a.txt', Buffer.from('ciao')]]) as never, new Date());
    expect(await refused(zip)).toContain('È un archivio .zip');
    const whole = await packed();
    for (const share of [0.3, 0.6, 0.95]) {
      expect(await refused(whole.slice(0, Math.floor(whole.length * share)))).toContain('danneggiato');
    }
    const broken = new Uint8Array(whole);
    broken.fill(0x55, 200, 400);
    expect(await refused(broken)).toContain('danneggiato');
  });

  it('a workbook of 200 MB when unpacked is refused, whether it declares it or not', async () => {
    const zeros = Buffer.alloc(200 * 1024 * 1024);
    const deflated = deflateRawSync(zeros);
    const bomb = (declared: number) => {
      const name = Buffer.from('xl/workbook.xml');
      const local = Buffer.alloc(30);
      local.writeUInt32LE(0x04034b50, 0);
      local.writeUInt16LE(8, 8);
      local.writeUInt32LE(deflated.length, 18);
      local.writeUInt32LE(declared, 22);
      local.writeUInt16LE(name.length, 26);
      const entry = Buffer.alloc(46);
      entry.writeUInt32LE(0x02014b50, 0);
      entry.writeUInt16LE(8, 10);
      entry.writeUInt32LE(deflated.length, 20);
      entry.writeUInt32LE(declared, 24);
      entry.writeUInt16LE(name.length, 28);
      const end = Buffer.alloc(22);
      end.writeUInt32LE(0x06054b50, 0);
      end.writeUInt16LE(1, 8);
      end.writeUInt16LE(1, 10);
      end.writeUInt32LE(entry.length + name.length, 12);
      end.writeUInt32LE(local.length + name.length + deflated.length, 16);
      return new Uint8Array(Buffer.concat([local, name, deflated, entry, name, end]));
    };
    expect(await refused(bomb(zeros.length))).toContain('troppo grande');
    expect(await refused(bomb(1000))).toContain('troppo grande');
  });

  it('too many rows or columns are refused', async () => {
    const long = `Ragione sociale;Città\n${'x;y\n'.repeat(50_200)}`;
    expect(await refused(long)).toContain('più di 50.000 righe');
    const wide = Array.from({ length: 220 }, (_, at) => `Colonna ${at}`);
    expect(await refused(await workbook([wide]))).toContain('più di 200 colonne');
  });

  it('a workbook with several sheets uses the one of the registry, or the chosen one', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Appunti', rows: [['Ragione sociale'], ['Sbagliato']] },
        { name: 'clienti', rows: [['Ragione sociale'], ['Giusto']] },
        { name: 'Nascosto', hidden: true, rows: [['Ragione sociale'], ['Mai']] },
      ],
    });
    const first = await preview(ours, 'customers', bytes);
    expect([first.sheet, first.sheets]).toEqual(['clienti', ['Appunti', 'clienti']]);
    const other = await send(ours, 'customers', bytes, { sheet: 'Appunti' });
    expect(other).toMatchObject({ step: 'preview', sheet: 'Appunti' });
  });
});

it('a thousand rows are saved with one confirmation that reports its progress', async () => {
  const company = await registerTestCompany(server);
  const rows: Rows = [['Codice', 'Ragione sociale']];
  for (let at = 0; at < 1000; at += 1) rows.push([`C${at}`, `Cliente ${at}`]);
  const large = await preview(company, 'customers', await workbook(rows));
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/imports/previews/${large.guid}/confirm`,
    headers: { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' },
    payload: '{}',
  });
  const lines = response.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.slice(0, -1).map(({ progress }) => progress.done)).toEqual([250, 500, 750, 1000]);
  expect(lines.at(-1)).toEqual({
    answer: { created: 1000, updated: 0, unchanged: 0, skipped: 0, skippedLines: [] },
  });
  expect((await company.call(customers.list, { query: { limit: 1 } })).total).toBe(1000);
  await expectError(confirm(company, large), 'NOT_FOUND');
});
