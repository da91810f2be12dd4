import * as api from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { addAdmin, addPerson, addSupplier, type TestPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer } from '../../../../test/test-server.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

const server = sharedTestServer();
let admin: TestPerson;
let foreigner: TestPerson;
beforeAll(async () => {
  admin = await addAdmin(server);
  foreigner = await addSupplier(server);
});

const licenceOf = async (companyGuid: string) => {
  const { rows } = await admin.call(api.supplierLicences.list, { query: {} });
  const row = rows.find((one) => one.companyGuid === companyGuid);
  if (!row) throw new Error('company not listed');
  return row;
};

describe('seats', () => {
  it('are assigned and withdrawn with effect from the next request', async () => {
    const company = await registerTestCompany(server);
    const person = await addPerson(server, company, 'preventivista', { seat: false });
    expect((await person.call(api.auth.verify)).user.licenseExpiration).toBe('1970-01-01T00:00:00.000Z');
    const params = { userGuid: person.user.guid };
    const given = await company.call(api.licences.assignSeat, { params, body: { expiresOn: '2026-11-20' } });
    expect(given).toMatchObject({
      seat: { expiresAt: '2026-11-20T22:59:59.000Z' },
      seats: { total: 3, assigned: 2, free: 1 },
    });
    expect((await person.call(api.auth.verify)).user.licenseExpiration).toBe('2026-11-20T22:59:59.000Z');
    expect(await company.call(api.licences.freeSeat, { params })).toMatchObject({ seats: { free: 2 } });
    const refused = await expectError(person.call(api.sessions.closeOthers, { body: {} }), 'LICENSE_EXPIRED');
    // The contact person is named only to the user without a seat.
    const { firstName, lastName } = company.user;
    expect(refused.message).toBe(`Nessun posto assegnato: chiedi a ${firstName} ${lastName}.`);
    const managersOf = async (call: typeof person.call) => (await call(api.auth.verify)).user.seatManagers;
    expect(await managersOf(person.call)).toEqual([`${firstName} ${lastName}`]);
    expect(await managersOf(company.call)).toEqual([]);
  });

  it('are not assigned beyond the licence, and the refusal has the numbers', async () => {
    const company = await registerTestCompany(server);
    await addPerson(server, company, 'tecnico');
    await addPerson(server, company, 'tecnico');
    const fourth = await addPerson(server, company, 'tecnico');
    expect((await fourth.call(api.auth.verify)).user.licenseExpiration).toBe('1970-01-01T00:00:00.000Z');
    const assign = company.call(api.licences.assignSeat, {
      params: { userGuid: fourth.user.guid },
      body: { expiresOn: null },
    });
    const error = await expectError(assign, 'NO_FREE_SEATS');
    expect(error.message).toContain('La licenza ha 3 posti e 3 sono già assegnati.');
  });

  it('the last free one is never assigned twice by concurrent calls', async () => {
    const company = await registerTestCompany(server);
    await addPerson(server, company, 'tecnico');
    const people = [
      await addPerson(server, company, 'tecnico', { seat: false }),
      await addPerson(server, company, 'tecnico', { seat: false }),
    ];
    const outcomes = await Promise.allSettled(
      people.map(({ user }) =>
        company.call(api.licences.assignSeat, { params: { userGuid: user.guid }, body: { expiresOn: null } }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await company.call(api.licences.get)).seats).toEqual({ total: 3, assigned: 3, free: 0 });
  });

  it('one’s own cannot be withdrawn, a stranger’s is not found, one with a past expiry is refused', async () => {
    const company = await registerTestCompany(server);
    const other = await registerTestCompany(server);
    await expectError(
      company.call(api.licences.freeSeat, { params: { userGuid: company.user.guid } }),
      'OWN_ACCOUNT',
    );
    const params = { userGuid: other.user.guid };
    await expectError(company.call(api.licences.freeSeat, { params }), 'NOT_FOUND');
    await expectError(
      company.call(api.licences.assignSeat, { params, body: { expiresOn: null } }),
      'NOT_FOUND',
    );
    const error = await expectError(
      company.call(api.licences.assignSeat, {
        params: { userGuid: company.user.guid },
        body: { expiresOn: '2026-11-15' },
      }),
      'VALIDATION',
    );
    expect(error.fields?.expiresOn).toBe('La scadenza è già passata: oggi è il 16/11/2026.');
  });
});

describe('the supplier’s licences', () => {
  it('are changed by day, ending at 23:59:59 in Rome, and the change is audited', async () => {
    const company = await registerTestCompany(server);
    const params = { companyGuid: company.user.companyGuid };
    const before = await licenceOf(params.companyGuid);
    expect(before).toMatchObject({
      plan: 'Prova',
      state: 'expiring',
      expiresOn: '2026-11-30',
      responsabile: { email: company.email },
      users: 1,
    });
    const { plan, seats, expiresOn } = before;
    const changes = { plan: 'Pro', seats: 5, expiresOn: '2027-06-30' } as const;
    const body = { base: { plan, seats: seats.total, expiresOn }, changes };
    const after = await admin.call(api.supplierLicences.update, { params, body });
    expect(after).toMatchObject({
      plan: 'Pro',
      state: 'active',
      expiresAt: '2027-06-30T21:59:59.000Z',
      seats: { total: 5, assigned: 1, free: 4 },
    });
    expect((await company.call(api.auth.verify)).user.licenseExpiration).toBe('2027-06-30T21:59:59.000Z');
    const [entry] = await admin.call(api.supplierLicences.history, { params });
    expect(entry).toMatchObject({
      actorName: expect.stringMatching(/^Ada Conti/),
      action: 'update',
      changes: { plan: { from: 'Prova', to: 'Pro' }, seats: { from: 3, to: 5 } },
    });
    const audit = await company.call(api.audit.list, { query: { entity: 'licence' } });
    expect(audit.total).toBe(1);
  });

  it('refuse a day in the past and fewer seats than assigned, with the numbers', async () => {
    const company = await registerTestCompany(server);
    await addPerson(server, company, 'tecnico');
    const params = { companyGuid: company.user.companyGuid };
    const past = { base: {}, changes: { expiresOn: '2026-11-15' } };
    await expectError(admin.call(api.supplierLicences.update, { params, body: past }), 'VALIDATION');
    const few = { base: {}, changes: { seats: 1 } };
    const error = await expectError(
      admin.call(api.supplierLicences.update, { params, body: few }),
      'SEATS_ASSIGNED',
    );
    expect(error.message).toBe(
      'L’azienda ha 2 posti assegnati: non puoi scendere a 1. Fai prima liberare i posti in più.',
    );
    const renew = { base: { expiresOn: '2026-11-30' }, months: 12, seats: 1 };
    await expectError(admin.call(api.supplierLicences.renew, { params, body: renew }), 'SEATS_ASSIGNED');
    expect(await licenceOf(params.companyGuid)).toMatchObject({ seats: { total: 3 }, plan: 'Prova' });
  });

  it('report a concurrent change of the company as a conflict', async () => {
    const company = await registerTestCompany(server);
    const params = { companyGuid: company.user.companyGuid };
    const body = { base: { seats: 4 }, changes: { seats: 6 } };
    await expectError(admin.call(api.supplierLicences.update, { params, body }), 'CONFLICT');
  });

  it('expire, are renewed from today and work again at once', async () => {
    const company = await registerTestCompany(server);
    const params = { companyGuid: company.user.companyGuid };
    server.clock.advance({ days: 20 });
    await expectError(company.call(api.sessions.closeOthers, { body: {} }), 'LICENSE_EXPIRED');
    expect((await licenceOf(params.companyGuid)).state).toBe('expired');
    const renewed = await admin.call(api.supplierLicences.renew, {
      params,
      body: { base: { expiresOn: '2026-11-30' }, months: 12, plan: 'Base' },
    });
    expect(renewed).toMatchObject({ plan: 'Base', expiresOn: '2027-12-06', state: 'active' });
    await company.call(api.sessions.closeOthers, { body: {} });
    server.clock.advance({ days: -20 });
  });

  it('are extended in bulk, all or none; one without expiry stays so', async () => {
    const one = await registerTestCompany(server);
    const two = await registerTestCompany(server);
    const guids = [one, two].map(({ user }) => user.companyGuid);
    const expiresOn = '2026-11-30';
    const forever = { base: {}, changes: { expiresOn: null } };
    await admin.call(api.supplierLicences.update, { params: { companyGuid: guids[1] ?? '' }, body: forever });
    const both = guids.map((companyGuid) => ({ companyGuid, expiresOn }));
    const result = await admin.call(api.supplierLicences.extend, { body: { licences: both, days: 10 } });
    expect(result.changed).toBe(1);
    expect(result.rows.map(({ expiresOn }) => expiresOn).sort()).toEqual(['2026-12-10', null]);
    const stranger = foreigner.user.companyGuid;
    const mixed = [
      { companyGuid: guids[0] ?? '', expiresOn: '2026-12-10' },
      { companyGuid: stranger, expiresOn },
    ];
    await expectError(
      admin.call(api.supplierLicences.extend, { body: { licences: mixed, days: 10 } }),
      'NOT_FOUND',
    );
    expect((await licenceOf(guids[0] ?? '')).expiresOn).toBe('2026-12-10');
  });

  it('are renewed once for a repeated call; twice when it starts from the new day', async () => {
    const company = await registerTestCompany(server);
    const params = { companyGuid: company.user.companyGuid };
    const renew = (expiresOn: string, months = 12) => {
      const base = { plan: 'Prova', seats: 3, expiresOn } as const;
      const body = { base, months, plan: 'Base', seats: 4 } as const;
      return admin.call(api.supplierLicences.renew, { params, body });
    };
    const [first, again] = await Promise.all([renew('2026-11-30'), renew('2026-11-30')]);
    expect(first).toMatchObject({ plan: 'Base', seats: { total: 4 }, expiresOn: '2027-11-30' });
    expect(again).toEqual(first);
    expect(await renew('2026-11-30')).toEqual(first);
    // A call with an outdated base is a conflict.
    await expectError(renew('2026-11-30', 6), 'CONFLICT');
    expect(await admin.call(api.supplierLicences.history, { params })).toHaveLength(1);
    expect(await renew('2027-11-30')).toMatchObject({ expiresOn: '2028-11-30' });
    expect(await admin.call(api.supplierLicences.history, { params })).toHaveLength(2);
  });

  it('are extended once for a repeated call; twice when it starts from the new day', async () => {
    const company = await registerTestCompany(server);
    const { companyGuid } = company.user;
    const extend = (expiresOn: string, days = 14) =>
      admin.call(api.supplierLicences.extend, { body: { licences: [{ companyGuid, expiresOn }], days } });
    const [first, again] = await Promise.all([extend('2026-11-30'), extend('2026-11-30')]);
    expect(first).toMatchObject({ changed: 1, rows: [{ expiresOn: '2026-12-14' }] });
    expect(again).toEqual(first);
    expect(await extend('2026-11-30')).toEqual(first);
    await expectError(extend('2026-11-30', 7), 'CONFLICT');
    const params = { companyGuid };
    expect(await admin.call(api.supplierLicences.history, { params })).toHaveLength(1);
    expect(await extend('2026-12-14')).toMatchObject({ rows: [{ expiresOn: '2026-12-28' }] });
    expect(await admin.call(api.supplierLicences.history, { params })).toHaveLength(2);
  });

  it('that have ended are renewed from today once for a repeated call', async () => {
    const company = await registerTestCompany(server);
    const params = { companyGuid: company.user.companyGuid };
    server.clock.advance({ days: 20 });
    const body = { base: { expiresOn: '2026-11-30' }, months: 1 };
    const renew = () => admin.call(api.supplierLicences.renew, { params, body });
    expect(await renew()).toMatchObject({ expiresOn: '2027-01-06' });
    expect(await renew()).toMatchObject({ expiresOn: '2027-01-06' });
    server.clock.advance({ days: -20 });
  });

  it('list those that end soon first and can be searched', async () => {
    const body = { base: {}, changes: { expiresOn: '2026-11-17' } };
    const soon = await registerTestCompany(server, { company: { companyName: 'Zeta Torneria Città' } });
    const params = { companyGuid: soon.user.companyGuid };
    await admin.call(api.supplierLicences.update, { params, body });
    const { rows, totals } = await admin.call(api.supplierLicences.list, { query: {} });
    expect(rows[0]?.companyGuid).toBe(soon.user.companyGuid);
    expect(totals.companies).toBe(rows.length);
    const states = rows.map(({ state }) => state === 'expiring');
    expect(states).toEqual([...states].sort((a, b) => Number(b) - Number(a)));
    const found = await admin.call(api.supplierLicences.list, { query: { q: 'citta zeta' } });
    expect(found.rows.map(({ companyGuid }) => companyGuid)).toEqual([soon.user.companyGuid]);
  });

  it('are not accessible to an administrator of another supplier', async () => {
    const company = await registerTestCompany(server);
    const params = { companyGuid: company.user.companyGuid };
    expect((await foreigner.call(api.supplierLicences.list, { query: {} })).rows).toEqual([]);
    const body = { base: {}, changes: { seats: 9 } };
    await expectError(foreigner.call(api.supplierLicences.update, { params, body }), 'NOT_FOUND');
    await expectError(
      foreigner.call(api.supplierLicences.renew, { params, body: { base: { expiresOn: null }, months: 1 } }),
      'NOT_FOUND',
    );
    await expectError(foreigner.call(api.supplierLicences.history, { params }), 'NOT_FOUND');
  });
});

describe('reminders', () => {
  it('are sent once at 30, 7 and 1 days, for a trial from 7', async () => {
    const trial = await registerTestCompany(server);
    const paid = await registerTestCompany(server);
    const changes = { plan: 'Base', expiresOn: '2026-12-15' } as const;
    const params = { companyGuid: paid.user.companyGuid };
    await admin.call(api.supplierLicences.update, { params, body: { base: {}, changes } });
    const mails = (to: string) =>
      server.handles.system((db) =>
        db
          .selectFrom('outbox')
          .select('subject')
          .where('recipient', '=', to)
          .where('subject', 'like', '%scade%')
          .orderBy('createdAt')
          .execute(),
      );
    for (let day = 0; day < 29; day += 1) {
      await remindOfExpiry(server.services);
      server.clock.advance({ days: 1 });
    }
    await remindOfExpiry(server.services);
    expect((await mails(paid.email)).map(({ subject }) => subject)).toEqual([
      'La licenza di Truciolo scade fra 29 giorni',
      'La licenza di Truciolo scade fra 7 giorni',
      'La licenza di Truciolo scade domani',
    ]);
    expect((await mails(trial.email)).map(({ subject }) => subject)).toEqual([
      'La prova di Truciolo scade fra 7 giorni',
      'La prova di Truciolo scade domani',
    ]);
    server.clock.advance({ days: -29 });
  });
});
