import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, invoicing } from '@truciolo/contract';
import { expect, it } from 'vitest';
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

it('puts the invoices of a month into one zip, which another program opens', async () => {
  const { call } = await registerTestCompany(server);
  const { notes } = await delivered(call);
  const [first = '', second = ''] = notes.map(({ guid }) => guid);
  const mark = (ddt: string, number: string, date: string) =>
    call(invoicing.mark, { body: { ddts: [ddt], invoice: { number, date } } });
  await expectError(call(invoicing.month, { params: { month: '2026-11' } }), 'NOT_FOUND');
  await mark(first, '7/A', '2026-11-30');
  await mark(second, '8/A', '2026-12-01');
  const file = await call(invoicing.month, { params: { month: '2026-11' } });
  expect(file.fileName).toBe('fatture-2026-11.zip');
  const folder = mkdtempSync(join(tmpdir(), 'month-'));
  writeFileSync(join(folder, 'month.zip'), Buffer.from(file.base64, 'base64'));
  const script =
    'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); z.testzip(); print(z.namelist()); print(z.read(z.namelist()[0]).decode())';
  const said = execFileSync('python3', ['-c', script, join(folder, 'month.zip')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(said).toMatch(/^\['IT\d{11}_7-A-bozza\.xml'\]/);
  expect(said).toContain('<Numero>7/A</Numero>');
  expect(said).not.toContain('8/A');
});
