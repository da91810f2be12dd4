import { accounting, type Call, ddts, invoicing, returns } from '@truciolo/contract';
import { ACCOUNTING_PROGRAMS } from '@truciolo/jobs';
import { expect, it } from 'vitest';
import { askPython } from '../../../test/ask-python.ts';
import { deliver, jobForCustomer } from '../../../test/delivery-samples.ts';
import { expectError } from '../../../test/expect-error.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();

/** A job of 50 pieces, delivered in two parts. */
async function delivered(call: Call, vatNumber?: string) {
  const job = await jobForCustomer(call, vatNumber);
  return { job, notes: [await deliver(call, job.guid, 20), await deliver(call, job.guid, 30)] };
}

it('lists delivered notes, drafts their invoice, and marks them as invoiced', async () => {
  const company = await registerTestCompany(server);
  const { call } = company;
  const { job, notes } = await delivered(call);
  const { ddts: open } = await call(invoicing.list, { query: {} });
  expect(open.map(({ number }) => number)).toEqual(notes.map(({ number }) => number));
  expect(open.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(job.total);
  const guids = open.map(({ guid }) => guid);
  const body = { ddts: guids, number: '118/A', date: '2026-11-30' };
  const file = await call(invoicing.draft, { body });
  expect(file.fileName).toBe(`IT${company.registration.company.vatNumber}_118-A-bozza.xml`);
  const xml = Buffer.from(file.base64, 'base64').toString();
  expect(xml).toContain('<TipoDocumento>TD24</TipoDocumento>');
  expect(xml.match(/<NumeroDDT>/g)).toHaveLength(2);
  expect(xml).toContain('<AliquotaIVA>22.00</AliquotaIVA>');
  expect(xml).toContain('<ModalitaPagamento>MP05</ModalitaPagamento>');
  expect(xml).toContain('<DataScadenzaPagamento>2026-12-31</DataScadenzaPagamento>');
  const other = await call(invoicing.draft, { body: { ...body, paymentTerms: 'RiBa 60 gg' } });
  expect(Buffer.from(other.base64, 'base64').toString()).toContain('MP12');
  expect(xml).toContain('<IdDocumento>A-0288</IdDocumento>');

  const invoice = { number: '118/A', date: '2026-11-30' };
  const marked = await call(invoicing.mark, { body: { ddts: guids.slice(0, 1), invoice } });
  expect(marked.ddts[0]).toMatchObject({ invoice });
  expect((await call(invoicing.list, { query: {} })).ddts).toHaveLength(1);
  expect((await call(invoicing.list, { query: { invoiced: 'yes' } })).ddts).toHaveLength(1);
  await call(invoicing.mark, { body: { ddts: guids, invoice: null } });
  expect((await call(invoicing.list, { query: {} })).ddts).toHaveLength(2);

  const worker = await addPerson(server, company, 'reparto');
  await expectError(worker.call(invoicing.list, { query: {} }), 'FORBIDDEN');
  const stranger = await registerTestCompany(server);
  await expectError(stranger.call(invoicing.draft, { body }), 'NOT_FOUND');
  await expectError(stranger.call(invoicing.mark, { body: { ddts: guids, invoice } }), 'NOT_FOUND');
});

it('names the missing data of a customer', async () => {
  const { call } = await registerTestCompany(server);
  const { notes } = await delivered(call, '');
  const body = { ddts: notes.map(({ guid }) => guid), number: '1', date: '2026-11-30' };
  const refused = await expectError(call(invoicing.draft, { body }), 'VALIDATION');
  expect(refused).toMatchObject({ message: expect.stringContaining('Manca la partita IVA di «Rossi') });
});

/** A month with an invoice over two notes (TD24) and a credit note (TD04) of the same number. */
async function closedMonth(call: Call) {
  const { notes } = await delivered(call);
  const guids = notes.map(({ guid }) => guid);
  await call(invoicing.mark, { body: { ddts: guids, invoice: { number: '7/A', date: '2026-11-30' } } });
  const back = { place: 1, quantity: 2, isReplaced: false, date: '2026-11-30', reason: 'Diametro' };
  await call(ddts.giveBack, { params: { guid: guids[0] ?? '' }, body: back });
  const { returns: open } = await call(returns.list, {});
  const credit = { number: '7/A', date: '2026-11-30' };
  await call(returns.mark, { body: { returns: open.map(({ guid }) => guid), credit } });
}

it('puts invoices and credit notes of a month into one zip, which another program opens', async () => {
  const { call } = await registerTestCompany(server);
  await expectError(call(invoicing.month, { params: { month: '2026-11' } }), 'NOT_FOUND');
  await closedMonth(call);
  await expectError(call(invoicing.month, { params: { month: '2026-12' } }), 'NOT_FOUND');
  const file = await call(invoicing.month, { params: { month: '2026-11' } });
  expect(file.fileName).toBe('fatture-2026-11.zip');
  const script =
    'import zipfile,json; z=zipfile.ZipFile(io.BytesIO(f)); z.testzip(); print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))';
  const files = JSON.parse(askPython(script, file.base64)) as Record<string, string>;
  expect(Object.keys(files)).toEqual([
    expect.stringMatching(/^IT\d{11}_7-A-bozza\.xml$/),
    expect.stringMatching(/^IT\d{11}_7-A-bozza-2\.xml$/),
  ]);
  const [invoice = '', credit = ''] = Object.values(files);
  expect(invoice).toContain('<TipoDocumento>TD24</TipoDocumento>');
  expect(invoice.match(/<DatiDDT>/g)).toHaveLength(2);
  expect(credit).toContain('<TipoDocumento>TD04</TipoDocumento>');
  expect(credit).toContain('<Numero>7/A</Numero>');
});

it('writes the month in the columns of an accounting program, as the company saved them', async () => {
  const company = await registerTestCompany(server);
  const { call } = company;
  await closedMonth(call);
  const { easyfatt } = await call(accounting.layouts, {});
  expect(easyfatt).toEqual(ACCOUNTING_PROGRAMS.easyfatt);
  const [type, date, ...others] = easyfatt.columns;
  const columns = [
    date,
    type,
    { heading: 'Conto', field: 'fixed' as const, text: '58/05' },
    ...others,
  ].filter((column) => column !== undefined);
  const layout = { ...easyfatt, columns, separator: ',', decimal: '.', encoding: 'windows-1252' } as const;
  const body = { base: easyfatt, layout };
  await call(accounting.save, { params: { program: 'easyfatt' }, body });
  await expectError(call(accounting.save, { params: { program: 'easyfatt' }, body }), 'CONFLICT');
  expect((await call(accounting.layouts, {})).easyfatt).toEqual(layout);
  const file = await call(accounting.csv, { params: { month: '2026-11' }, body: { layout } });
  const script =
    'import csv,json; print(json.dumps(list(csv.reader(io.StringIO(f.decode("cp1252"),newline=""),strict=True))))';
  const [head = [], ...rows] = JSON.parse(askPython(script, file.base64)) as string[][];
  expect(head.slice(0, 4)).toEqual(['Date', 'DocumentType', 'Conto', 'Number']);
  expect(rows.map((row) => row.slice(0, 5))).toEqual([
    ['30/11/2026', 'I', '58/05', '7', '/A'],
    ['30/11/2026', 'N', '58/05', '7', '/A'],
  ]);
  const total = rows.map((row) => Number(row[head.indexOf('Total')]));
  expect(total[0]).toBeGreaterThan(total[1] ?? 0);
  await call(accounting.save, { params: { program: 'easyfatt' }, body: { base: layout, layout: null } });
  expect((await call(accounting.layouts, {})).easyfatt).toEqual(easyfatt);
  const stranger = await registerTestCompany(server);
  await expectError(
    stranger.call(accounting.csv, { params: { month: '2026-11' }, body: { layout } }),
    'NOT_FOUND',
  );
});
