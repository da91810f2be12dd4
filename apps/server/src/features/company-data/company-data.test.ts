import { inflateRawSync } from 'node:zlib';
import * as api from '@truciolo/contract';
import { materials as library } from '@truciolo/materials-library';
import { readXlsx } from 'hucre';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { expectError } from '../../../test/expect-error.ts';
import { addPerson, tokenOfMail } from '../../../test/test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import { forgetUsage } from '../analytics/index.ts';
import { listCompanyTables } from './company-tables.ts';
import { deleteDueCompanies } from './delete-due-companies.ts';

const server = sharedTestServer();
let ours: TestCompany;
let theirs: TestCompany;
beforeAll(async () => {
  theirs = await registerFilledCompany(server);
  ours = await registerFilledCompany(server);
});

const paramsOf = ({ user }: TestCompany) => ({ companyGuid: user.companyGuid });

function entriesOf(zip: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6])) + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const length = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const data = local + 30 + zip.readUInt16LE(local + 26);
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    found.set(name, inflateRawSync(zip.subarray(data, data + zip.readUInt32LE(at + 20))));
    at += 46 + length;
  }
  return found;
}

/** Rows of every table that name the company. */
async function countRows(companyGuid: string): Promise<Record<string, number>> {
  return server.handles.system(async (db) => {
    const counts: Record<string, number> = {};
    for (const { name } of await listCompanyTables(db)) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(name)} where company_guid = ${companyGuid}`.execute(db);
      if (rows[0]?.n) counts[name] = rows[0].n;
    }
    return counts;
  });
}

describe('export', () => {
  it('contains all data of the company, no other data and no secret', async () => {
    expect(await ours.call(api.companyData.getExport, { params: paramsOf(ours) })).toMatchObject({
      state: 'none',
    });
    const asked = await ours.call(api.companyData.requestExport, { params: paramsOf(ours), body: {} });
    expect(asked.requestedAt).not.toBeNull();
    const state = async () => (await ours.call(api.companyData.getExport, { params: paramsOf(ours) })).state;
    await eventually(async () => expect(await state()).toBe('ready'));
    const { url, bytes } = await ours.call(api.companyData.getExport, { params: paramsOf(ours) });
    const response = await server.app.inject({ method: 'GET', url: `/api${url}` });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.length).toBe(bytes);
    const entries = entriesOf(response.rawPayload);
    const jsonOf = (name: string) => JSON.parse(entries.get(`dati/${name}.json`)?.toString() ?? '[]');
    expect([...entries.keys()].slice(0, 2)).toEqual(['LEGGIMI.txt', 'dati/companies.json']);
    expect(jsonOf('users').map(({ email }: { email: string }) => email)).toEqual([ours.email]);
    expect(jsonOf('materials')).toHaveLength(library.length);
    const book = await readXlsx(entries.get('dati.xlsx') ?? Buffer.alloc(0));
    const sheets = new Map(book.sheets.map(({ name, rows }) => [name, rows]));
    expect([...sheets.keys()]).toEqual(
      expect.arrayContaining(['Azienda', 'Utenti', 'Licenza', 'Materiali', 'Registro attività']),
    );
    expect(sheets.get('Materiali')).toHaveLength(library.length + 1);
    const [heads = [], row = []] = sheets.get('Utenti') ?? [];
    const cell = (head: string) => row[heads.indexOf(head)];
    expect([cell('Email'), cell('Costi nascosti')]).toEqual([ours.email, 'no']);
    // 08:00 in Greenwich is 09:00 on a winter's day in Rome.
    expect(cell('Creato il')).toEqual(new Date('2026-11-16T09:00:00.000Z'));
    const text = [...entries.values()].map(String).join('\n') + JSON.stringify(book.sheets);
    for (const secret of ['password_hash', 'argon2', 'token_hash', theirs.email, theirs.user.companyGuid])
      expect(text).not.toContain(secret);
  });

  it('is not available to a stranger', async () => {
    await expectError(theirs.call(api.companyData.getExport, { params: paramsOf(ours) }), 'NOT_FOUND');
    await expectError(
      theirs.call(api.companyData.requestExport, { params: paramsOf(ours), body: {} }),
      'NOT_FOUND',
    );
  });
});

describe('deletion', () => {
  const LINK = /profile\?cancellazione=([\w-]+)/;
  const ask = (company: TestCompany) =>
    company.call(api.companyData.askDeletion, {
      params: paramsOf(company),
      body: { companyName: company.user.companyName },
    });

  it('requires the name of the company', async () => {
    const body = { companyName: 'Altra' };
    const error = await expectError(
      ours.call(api.companyData.askDeletion, { params: paramsOf(ours), body }),
      'VALIDATION',
    );
    expect(error.fields?.companyName).toContain(ours.user.companyName);
  });

  it('can be cancelled until it happens', async () => {
    await ask(ours);
    const token = await tokenOfMail(server, ours.email, LINK);
    const params = paramsOf(ours);
    await expectError(
      ours.call(api.companyData.confirmDeletion, { params, body: { token: 'wrong' } }),
      'DELETION_LINK_INVALID',
    );
    const confirmed = await ours.call(api.companyData.confirmDeletion, { params, body: { token } });
    expect(confirmed).toMatchObject({ state: 'confirmed', executesAt: '2026-11-23T08:00:00.000Z' });
    await expectError(theirs.call(api.companyData.cancelDeletion, { params }), 'NOT_FOUND');
    await ours.call(api.companyData.cancelDeletion, { params });
    server.clock.advance({ days: 8 });
    expect(await deleteDueCompanies(server.services, server.handles, forgetUsage)).toBe(0);
    server.clock.advance({ days: -8 });
    expect((await ours.call(api.companyData.getDeletion, { params })).state).toBe('none');
  });

  it('an unused link expires after two days', async () => {
    await ask(theirs);
    const token = await tokenOfMail(server, theirs.email, LINK);
    server.clock.advance({ days: 3 });
    const confirm = theirs.call(api.companyData.confirmDeletion, {
      params: paramsOf(theirs),
      body: { token },
    });
    await expectError(confirm, 'DELETION_LINK_INVALID');
    expect((await theirs.call(api.companyData.getDeletion, { params: paramsOf(theirs) })).state).toBe('none');
    server.clock.advance({ days: -3 });
  });

  it('removes every row of the company and no other row, after seven days, even with an expired licence', async () => {
    const company = await registerFilledCompany(server);
    await addPerson(server, company, 'tecnico');
    const { companyGuid } = company.user;
    server.clock.advance({ days: 20 });
    await ask(company);
    const token = await tokenOfMail(server, company.email, LINK);
    await company.call(api.companyData.confirmDeletion, { params: { companyGuid }, body: { token } });
    server.clock.advance({ days: 6, hours: 23 });
    expect(await deleteDueCompanies(server.services, server.handles, forgetUsage)).toBe(0);
    server.clock.advance({ hours: 1 });
    const before = await countRows(ours.user.companyGuid);
    expect(await deleteDueCompanies(server.services, server.handles, forgetUsage)).toBe(1);
    expect(await countRows(companyGuid)).toEqual({});
    expect(await countRows(ours.user.companyGuid)).toEqual(before);
    await expectError(company.call(api.auth.verify), 'UNAUTHENTICATED');
    const told = await server.handles.system((db) =>
      db.selectFrom('outbox').select('subject').where('recipient', '=', company.email).execute(),
    );
    expect(told.map(({ subject }) => subject)).toEqual(['I dati della tua azienda sono stati cancellati']);
  });
});
