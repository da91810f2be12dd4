import * as api from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { addAdmin, addPerson, addSupplier, type TestPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';

const server = sharedTestServer();
let admin: TestPerson;
let foreigner: TestPerson;
let company: TestCompany;
let person: TestPerson;
beforeAll(async () => {
  admin = await addAdmin(server);
  foreigner = await addSupplier(server);
  company = await registerTestCompany(server);
  person = await addPerson(server, company, 'tecnico');
});

const held = async () => (await person.call(api.auth.verify)).user.capabilities;
const define = (name: string, capability: string) =>
  admin.call(api.supplierAddons.create, { body: { name, capability, description: '', price: 150_000 } });

describe('an add-on', () => {
  it('is defined, made available, granted, expires, and is withdrawn again', async () => {
    const made = await define('Nesting', 'Nesting');
    expect(made).toMatchObject({ capability: 'nesting', forAll: false, roles: [], companyGuids: [] });
    const { addonGuid } = made;
    const params = { addonGuid, userGuid: person.user.guid };
    const body = { granted: true, expiresOn: '2026-11-18' };
    await expectError(company.call(api.addons.switch, { params, body }), 'ADDON_UNAVAILABLE');

    const companies = { forAll: false, companyGuids: [company.user.companyGuid] };
    await admin.call(api.supplierAddons.setCompanies, { params: { addonGuid }, body: companies });
    expect((await company.call(api.addons.list)).map(({ name }) => name)).toContain('Nesting');
    const on = await company.call(api.addons.switch, { params, body });
    expect(on).toMatchObject({ active: true, granted: true, expiresAt: '2026-11-18T22:59:59.000Z' });
    expect(await held()).toEqual(['nesting']);

    server.clock.advance({ days: 3 });
    expect(await held()).toEqual([]);
    server.clock.advance({ days: -3 });

    await admin.call(api.supplierAddons.setCompanies, {
      params: { addonGuid },
      body: { forAll: false, companyGuids: [] },
    });
    expect(await held()).toEqual([]);
    await admin.call(api.supplierAddons.setCompanies, { params: { addonGuid }, body: companies });
    expect(await held()).toEqual(['nesting']);
    await company.call(api.addons.switch, { params, body: { granted: false, expiresOn: null } });
    expect(await held()).toEqual([]);
    const audit = await company.call(api.audit.list, { query: { entity: 'addon' } });
    expect(audit.rows.map(({ action }) => action).sort()).toEqual(['grant', 'revoke']);
  });

  it('comes with a role, can be taken from one user, and given back', async () => {
    const { addonGuid } = await define('Distinte', 'distinte');
    const params = { addonGuid };
    await admin.call(api.supplierAddons.setCompanies, { params, body: { forAll: true, companyGuids: [] } });
    await admin.call(api.supplierAddons.setRole, { params, body: { role: 'tecnico', granted: true } });
    expect(await held()).toEqual(['distinte']);
    const one = { addonGuid, userGuid: person.user.guid };
    await company.call(api.addons.switch, { params: one, body: { granted: false, expiresOn: null } });
    expect(await held()).toEqual([]);
    expect(await company.call(api.addons.reset, { params: one })).toMatchObject({
      fromRole: true,
      granted: null,
      active: true,
    });
    expect(await held()).toEqual(['distinte']);
    const off = await admin.call(api.supplierAddons.setRole, {
      params,
      body: { role: 'tecnico', granted: false },
    });
    expect(off.roles).toEqual([]);
    expect(await held()).toEqual([]);
  });

  it('with a role only reaches companies it is available to', async () => {
    const { addonGuid } = await define('Riservato', 'riservato');
    await admin.call(api.supplierAddons.setRole, {
      params: { addonGuid },
      body: { role: 'tecnico', granted: true },
    });
    expect(await held()).toEqual([]);
  });

  it('shows the capabilities of the role', async () => {
    const { users } = await company.call(api.users.list);
    const owner = users.find(({ isSelf }) => isSelf)?.addons;
    const insertion = owner?.find(({ capability }) => capability === 'insertion');
    expect(insertion).toMatchObject({ active: true, fromRole: true, granted: null });
  });

  it('never grants administration', async () => {
    for (const capability of ['manage supplier licenses', ' Manage Consumer Licenses ']) {
      const error = await expectError(define('Furbo', capability), 'VALIDATION');
      expect(error.fields?.capability).toBe('Questa funzione è riservata ai ruoli di amministrazione.');
    }
  });

  it('has a unique name, and a change needs its base values', async () => {
    await define('Unico', 'unico');
    await expectError(define('Unico', 'altro'), 'DUPLICATE_NAME');
    const { addonGuid } = await define('Altro', 'altro');
    const params = { addonGuid };
    const taken = { base: {}, changes: { name: 'Unico' } };
    await expectError(admin.call(api.supplierAddons.update, { params, body: taken }), 'DUPLICATE_NAME');
    const stale = { base: { price: 1 }, changes: { price: 2 } };
    await expectError(admin.call(api.supplierAddons.update, { params, body: stale }), 'CONFLICT');
    const body = { base: { price: 150_000 }, changes: { price: null, description: 'Su richiesta' } };
    expect(await admin.call(api.supplierAddons.update, { params, body })).toMatchObject({
      price: null,
      version: 2,
    });
  });

  it('refuses an expiry in the past', async () => {
    const [addon] = await company.call(api.addons.list);
    const params = { addonGuid: addon?.addonGuid ?? '', userGuid: person.user.guid };
    const body = { granted: true, expiresOn: '2026-11-01' };
    await expectError(company.call(api.addons.switch, { params, body }), 'VALIDATION');
  });
});

describe('strangers', () => {
  it('cannot reach a user of another company', async () => {
    const other = await registerTestCompany(server);
    const [addon] = await other.call(api.addons.list);
    const params = { addonGuid: addon?.addonGuid ?? '', userGuid: person.user.guid };
    const body = { granted: true, expiresOn: null };
    await expectError(other.call(api.addons.switch, { params, body }), 'NOT_FOUND');
    await expectError(other.call(api.addons.reset, { params }), 'NOT_FOUND');
  });

  it('cannot reach another supplier’s add-ons and companies', async () => {
    const { addonGuid } = await define('Nostro', 'nostro');
    const params = { addonGuid };
    const change = { base: {}, changes: { name: 'Rubato' } };
    await expectError(foreigner.call(api.supplierAddons.update, { params, body: change }), 'NOT_FOUND');
    const role = { role: 'tecnico', granted: true } as const;
    await expectError(foreigner.call(api.supplierAddons.setRole, { params, body: role }), 'NOT_FOUND');
    const [own] = await foreigner.call(api.supplierAddons.list);
    const theirs = { addonGuid: own?.addonGuid ?? '' };
    const body = { forAll: false, companyGuids: [company.user.companyGuid] };
    await expectError(foreigner.call(api.supplierAddons.setCompanies, { params: theirs, body }), 'NOT_FOUND');
    const names = (await foreigner.call(api.supplierAddons.list)).map(({ name }) => name);
    expect(names).toEqual(['3D Assistant', 'Nuovo Preventivo']);
  });
});
