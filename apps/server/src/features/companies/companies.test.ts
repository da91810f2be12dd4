import * as contract from '@truciolo/contract';
import { isVatCheckDigitRight } from '@truciolo/italian';
import { describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { blankPicture, pictureHead } from '../../../test/pictures.ts';
import { PASSWORD, registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';
import { runAdminCommand } from '../../admin/commands.ts';
import { imageSize, TOO_MANY_POINTS } from '../../platform/files/image-size.ts';

const server = sharedTestServer();

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('company data', () => {
  it('answers the name at the top level', async () => {
    const { call, user } = await registerTestCompany(server, { company: { companyName: 'Torneria Alpina' } });
    const company = await call(contract.companies.get, { params: { companyGuid: user.companyGuid } });
    expect(company).toMatchObject({
      name: 'Torneria Alpina',
      defaultMargin: 20,
      validityDays: 30,
      logoUrl: null,
    });
  });

  it('shows a company whose address is not filled in yet', async () => {
    const { supplierGuid, files } = server.services;
    const { engine, handles, clock } = server;
    const ground = { engine, handles, clock: clock.read, dataDir: '', files };
    const admin = { email: 'admin@fornitore.it', password: PASSWORD, firstName: 'A', lastName: 'B' };
    await runAdminCommand(ground, { command: 'create-admin', ...admin });
    const { token } = await server.as(null)(contract.auth.login, {
      body: { username: admin.email, password: PASSWORD },
    });
    const company = await server.as(token)(contract.companies.get, { params: { companyGuid: supplierGuid } });
    expect(company).toMatchObject({ kind: 'supplier', address: '' });
  });

  it('merges changes of different fields and names the field that two users changed', async () => {
    const { call, user } = await registerTestCompany(server);
    const params = { companyGuid: user.companyGuid };
    const start = await call(contract.companies.get, { params });
    const first = {
      base: { phone: start.phone, city: start.city },
      changes: { phone: '02 1234567', city: 'Monza' },
    };
    const saved = await call(contract.companies.update, { params, body: first });
    expect(saved.version).toBe(2);
    // A second person started from the same page: another field goes in, the same one is a conflict.
    const second = { base: { website: '' }, changes: { website: 'officina.it' } };
    await call(contract.companies.update, { params, body: second });
    const clash = { base: { city: start.city, pec: '' }, changes: { city: 'Lecco', pec: 'a@pec.it' } };
    const error = await expectError(call(contract.companies.update, { params, body: clash }), 'CONFLICT');
    expect(error.conflict).toEqual({
      version: 3,
      fields: { city: { base: 'Milano', yours: 'Lecco', theirs: 'Monza' } },
    });
    const after = await call(contract.companies.get, { params });
    expect(after).toMatchObject({ city: 'Monza', website: 'officina.it', phone: '02 1234567', pec: '' });
  });

  it('writes one audit entry with the changes', async () => {
    const { call, user } = await registerTestCompany(server);
    const params = { companyGuid: user.companyGuid };
    await call(contract.companies.update, { params, body: { base: {}, changes: { name: 'Nuovo nome' } } });
    const rows = await server.handles.tenant(user.companyGuid, (db) =>
      db.selectFrom('audit').selectAll().where('action', '=', 'update').execute(),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.changes).toMatchObject({ name: { to: 'Nuovo nome' } });
    expect(rows[0]?.actorName).toBe('Anna Moretti');
  });

  it('refuses the VAT number of another company', async () => {
    const other = await registerTestCompany(server);
    const { call, user } = await registerTestCompany(server);
    const changes = { vatNumber: other.registration.company.vatNumber };
    const update = call(contract.companies.update, {
      params: { companyGuid: user.companyGuid },
      body: { base: {}, changes },
    });
    await expectError(update, 'DUPLICATE_VAT');
  });
});

describe('logo', () => {
  const put = (token: string, guid: string, payload: Buffer, type = 'image/png') =>
    server.app.inject({
      method: 'PUT',
      url: `/api/companies/${guid}/logo`,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    });

  it('is returned byte for byte at its signed address, until it expires', async () => {
    const { token, user, call } = await registerTestCompany(server);
    const response = await put(token, user.companyGuid, pixel);
    expect(response.statusCode).toBe(200);
    const { logoUrl } = response.json();
    const file = await server.app.inject({ method: 'GET', url: `/api${logoUrl}` });
    expect(file.rawPayload.equals(pixel)).toBe(true);
    expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'content-disposition': 'attachment' });
    const forged = await server.app.inject({
      method: 'GET',
      url: `/api${logoUrl.replace('image%2Fpng', 'text%2Fhtml')}`,
    });
    expect(forged.statusCode).toBe(404);
    server.clock.advance({ hours: 3 });
    expect((await server.app.inject({ method: 'GET', url: `/api${logoUrl}` })).statusCode).toBe(404);
    const params = { companyGuid: user.companyGuid };
    expect((await call(contract.companies.deleteLogo, { params })).logoUrl).toBeNull();
  });

  it.each([
    ['a page that claims to be a picture', Buffer.from('<script>alert(1)</script>'), 'image/png', 415],
    ['an SVG', Buffer.from('<svg/>'), 'image/svg+xml', 415],
    ['nothing', Buffer.alloc(0), 'image/png', 415],
    ['three megabytes', Buffer.alloc(3 * 1024 * 1024), 'image/png', 413],
  ])('refuses %s', async (_what, bytes, type, status) => {
    const { token, user } = await registerTestCompany(server);
    expect((await put(token, user.companyGuid, bytes, type)).statusCode).toBe(status);
  });
});

describe('a large logo', () => {
  const put = (token: string, guid: string, payload: Buffer) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/companies/${guid}/logo`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      payload,
    });

  it('is reduced at the upload to the size of the letterhead', async () => {
    const { token, user } = await registerTestCompany(server);
    const response = await put(token, user.companyGuid, await blankPicture(5000, 4000, 'png'));
    expect(response.statusCode).toBe(200);
    const file = await server.app.inject({ method: 'GET', url: `/api${response.json().logoUrl}` });
    const type = String(file.headers['content-type']);
    expect(imageSize(file.rawPayload, type)).toEqual({ width: 1200, height: 960 });
  });

  it('of 18,000 × 18,000 pixels is refused by its header, with a sentence', async () => {
    const { token, user } = await registerTestCompany(server);
    const response = await put(token, user.companyGuid, pictureHead(18_000, 18_000));
    expect([response.statusCode, response.json().message]).toEqual([413, TOO_MANY_POINTS]);
  });

  it('that cannot be decoded is refused', async () => {
    const { token, user } = await registerTestCompany(server);
    expect((await put(token, user.companyGuid, pictureHead(5000, 4000))).statusCode).toBe(415);
  });
});

describe('VAT check digit', () => {
  // Published numbers of large Italian companies, and one with two digits swapped.
  it.each([
    ['00905811006', true],
    ['00934061003', true],
    ['00811720580', true],
    ['00905810106', false],
    ['1234567890', false],
  ])('%s → %s', (vatNumber, right) => {
    expect(isVatCheckDigitRight(vatNumber)).toBe(right);
  });
});
