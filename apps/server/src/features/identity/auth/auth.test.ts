import * as contract from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { sessionOf } from '../../../../test/session-of.ts';
import {
  buildRegistration,
  PASSWORD,
  registerTestCompany,
  sharedTestServer,
  startTestServer,
} from '../../../../test/test-server.ts';

const server = sharedTestServer();

describe('registration', () => {
  it('creates the company, its responsabile, a trial of 14 days and the starting registries', async () => {
    const body = buildRegistration({ company: { companyName: '  Torneria Alpina  ' } });
    await server.as(null)(contract.auth.register, { body });
    const { token, user } = await sessionOf(server, body.user.userEmail);
    expect(user).toMatchObject({
      companyName: 'Torneria Alpina',
      role: 'responsabile',
      companyKind: 'consumer',
      capabilities: ['3d assistant', 'insertion', 'manage consumer licenses'],
    });
    const trialEnd = new Date(server.clock.now.getTime() + 14 * 86_400_000);
    expect(user.licenseExpiration).toBe(trialEnd.toISOString());
    const { materials, machines, costs, works } = contract;
    for (const { list } of [materials, machines, costs, works])
      expect((await server.as(token)(list, { query: {} })).total).toBeGreaterThan(0);
  });

  it('accepts a wrong VAT check digit with a warning', async () => {
    const anyone = server.as(null);
    const wrong = buildRegistration({ company: { vatNumber: '12345678901' } });
    const answer = await anyone(contract.auth.register, { body: wrong });
    expect(answer.warnings).toHaveProperty(['company.vatNumber']);
    const right = buildRegistration({ company: { vatNumber: '01234567897' } });
    expect((await anyone(contract.auth.register, { body: right })).warnings).toEqual({});
  });

  it('reports a duplicate VAT number and a duplicate e-mail at their field, and stores nothing', async () => {
    const { registration } = await registerTestCompany(server);
    const anyone = server.as(null);
    const sameVat = buildRegistration({ company: { vatNumber: registration.company.vatNumber } });
    const vat = await expectError(anyone(contract.auth.register, { body: sameVat }), 'DUPLICATE_VAT');
    expect(vat.message.toLowerCase()).toContain('partita iva');
    const sameEmail = buildRegistration({ user: { userEmail: registration.user.userEmail.toUpperCase() } });
    const email = await expectError(anyone(contract.auth.register, { body: sameEmail }), 'DUPLICATE_EMAIL');
    expect(email.message).toContain('email');
    expect(email.fields).toHaveProperty(['user.userEmail']);
    const again = { ...sameEmail, user: { ...sameEmail.user, userEmail: 'free@officina.it' } };
    expect((await anyone(contract.auth.register, { body: again })).success).toBe(true);
  });

  it.each([
    ['company.companyName', { company: { companyName: '   ' } }, "Inserisci il nome dell'azienda"],
    ['company.vatNumber', { company: { vatNumber: '123' } }, 'P.IVA di 11 cifre'],
    ['user.userName', { user: { userName: '' } }, 'Inserisci il nome'],
    ['user.userSurname', { user: { userSurname: ' ' } }, 'Inserisci il cognome'],
    ['user.userEmail', { user: { userEmail: 'nobody' } }, 'Email non valida'],
    ['user.password', { user: { password: 'short1!' } }, 'Min. 8 caratteri, numero e simbolo'],
    ['user.password', { user: { password: 'nodigits!' } }, 'Min. 8 caratteri, numero e simbolo'],
    ['user.password', { user: { password: 'nosymbol1' } }, 'Min. 8 caratteri, numero e simbolo'],
  ])('refuses %s with the sentence of the form', async (field, overrides, message) => {
    const body = buildRegistration(overrides);
    const error = await expectError(server.as(null)(contract.auth.register, { body }), 'VALIDATION');
    expect(error.fields).toEqual({ [field]: message });
  });

  it('requires the privacy consent', async () => {
    const body = { ...buildRegistration(), privacyConsent: false };
    const error = await expectError(server.as(null)(contract.auth.register, { body }), 'CONSENT_REQUIRED');
    expect(error.message).toBe('È necessario accettare la Privacy Policy per continuare.');
  });
});

describe('login', () => {
  it('gives the same answer for an unknown address and a wrong password', async () => {
    const { email } = await registerTestCompany(server);
    const anyone = server.as(null);
    const wrong = await expectError(
      anyone(contract.auth.login, { body: { username: email, password: 'Sbagliata1!' } }),
      'INVALID_CREDENTIALS',
    );
    const unknown = await expectError(
      anyone(contract.auth.login, { body: { username: 'nobody@officina.it', password: 'Sbagliata1!' } }),
      'INVALID_CREDENTIALS',
    );
    expect(unknown).toEqual(wrong);
  });

  it('is audited with the address of the caller, failed attempts too', async () => {
    const { email, user } = await registerTestCompany(server);
    const body = { username: email, password: 'Sbagliata1!' };
    await expectError(server.as(null)(contract.auth.login, { body }), 'INVALID_CREDENTIALS');
    const rows = await server.handles.system((db) =>
      db
        .selectFrom('audit')
        .select(['action', 'actorGuid', 'changes'])
        .where('entityGuid', '=', user.guid)
        .where('action', 'like', 'login%')
        .orderBy('action')
        .execute(),
    );
    const changes = { ip: { from: null, to: '127.0.0.1' } };
    expect(rows).toEqual([
      { action: 'login', actorGuid: user.guid, changes },
      { action: 'login-failed', actorGuid: null, changes },
    ]);
  });

  it('closes the oldest session beyond the limit of three and names it', async () => {
    const { email, token } = await registerTestCompany(server);
    const phone = server.as(null, { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit Safari/604.1' });
    const body = { username: email, password: PASSWORD };
    server.clock.advance({ minutes: 1 });
    const second = await phone(contract.auth.login, { body });
    server.clock.advance({ minutes: 1 });
    const third = await phone(contract.auth.login, { body });
    expect(third.sessionInfo).toEqual({ limitEnforced: false, removedSessions: [] });
    server.clock.advance({ minutes: 1 });
    const fourth = await phone(contract.auth.login, { body });
    expect(fourth.sessionInfo.limitEnforced).toBe(true);
    expect(fourth.sessionInfo.removedSessions).toHaveLength(1);
    await expectError(server.as(token)(contract.auth.verify), 'UNAUTHENTICATED');
    await expect(server.as(second.token)(contract.auth.verify)).resolves.toMatchObject({ success: true });
    const fifth = await phone(contract.auth.login, { body });
    expect(fifth.sessionInfo.removedSessions[0]?.device).toBe('Safari su iPhone');
  });

  it('counts only failures: ten lock that account at that address, successes never do', async () => {
    const { email } = await registerTestCompany(server);
    const anyone = server.as(null);
    for (let round = 0; round < 15; round += 1) {
      await anyone(contract.auth.login, { body: { username: email, password: PASSWORD } });
    }
    for (let round = 0; round < 10; round += 1) {
      const body = { username: email, password: `Sbagliata${round}!` };
      await expectError(anyone(contract.auth.login, { body }), 'INVALID_CREDENTIALS');
    }
    await expectError(
      anyone(contract.auth.login, { body: { username: email, password: PASSWORD } }),
      'RATE_LIMITED',
    );
    server.clock.advance({ minutes: 16 });
    await anyone(contract.auth.login, { body: { username: email, password: PASSWORD } });
  });
});

describe('session', () => {
  it('ends with the logout, and 30 days after the login however much it is used', async () => {
    const one = await registerTestCompany(server);
    await one.call(contract.auth.logout, { body: {} });
    await expectError(one.call(contract.auth.verify), 'UNAUTHENTICATED');

    const two = await registerTestCompany(server);
    server.clock.advance({ days: 20 });
    await two.call(contract.auth.verify);
    server.clock.advance({ days: 9 });
    await two.call(contract.auth.verify);
    server.clock.advance({ days: 2 });
    await expectError(two.call(contract.auth.verify), 'UNAUTHENTICATED');
  });

  it('ends after a week without user activity, even if its page stays open and polls', async () => {
    const shop = await startTestServer({ SESSION_IDLE_DAYS: '7' });
    try {
      const { call, token, email } = await registerTestCompany(shop);
      const tablet = await registerTestCompany(shop);
      await tablet.call(contract.sharedTablets.begin, { body: {} });
      shop.clock.advance({ days: 6 });
      await call(contract.auth.verify);
      shop.clock.advance({ days: 6 });
      await call(contract.notices.list);
      shop.clock.advance({ days: 1, minutes: 1 });
      const gone = await expectError(call(contract.notices.list), 'SESSION_IDLE');
      expect(gone.message).toBe(
        'Sei stato disconnesso perché per 7 giorni non hai usato il programma. Accedi di nuovo.',
      );
      await expectError(call(contract.auth.verify), 'SESSION_IDLE');
      // Expired sessions are not listed as active, and do not count towards the limit at the next login.
      const body = { username: email, password: PASSWORD };
      const anew = await shop.as(null)(contract.auth.login, { body });
      expect(await shop.as(anew.token)(contract.sessions.list)).toMatchObject([{ current: true }]);
      expect(await shop.as(anew.token)(contract.userSessions.listOfCompany)).toHaveLength(1);
      expect(await shop.as(anew.token)(contract.users.list)).toMatchObject({ users: [{ openSessions: 1 }] });
      // A public call does not count as use of the session.
      await shop.as(token)(contract.health.get);
      // A tablet at the machines stays logged in over two weeks of closure.
      await tablet.call(contract.floor.phases, { query: {} });
    } finally {
      await shop.stop();
    }
  });

  it('has a token that contains its expiry', async () => {
    const { token } = await registerTestCompany(server);
    const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(exp - iat).toBe(30 * 86_400);
  });

  it.each(['nonsense', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.', ''])(
    'refuses the token «%s»',
    async (token) => {
      await expectError(server.as(token)(contract.auth.verify), 'UNAUTHENTICATED');
    },
  );

  it('lists the open sessions, closes one or all others', async () => {
    const { call, email } = await registerTestCompany(server);
    const body = { username: email, password: PASSWORD };
    const second = await server.as(null)(contract.auth.login, { body });
    const third = await server.as(null)(contract.auth.login, { body });
    const list = await call(contract.sessions.list);
    expect(list).toHaveLength(3);
    expect(list.filter((session) => session.current)).toHaveLength(1);
    const other = list.find((session) => !session.current);
    await call(contract.sessions.close, { params: { guid: other?.guid ?? '' } });
    await expectError(call(contract.sessions.close, { params: { guid: other?.guid ?? '' } }), 'NOT_FOUND');
    expect((await call(contract.sessions.closeOthers, { body: {} })).closed).toBe(1);
    await expectError(server.as(second.token)(contract.auth.verify), 'UNAUTHENTICATED');
    await expectError(server.as(third.token)(contract.auth.verify), 'UNAUTHENTICATED');
  });
});

describe('change of password', () => {
  it('requires the current one, keeps this session and closes the others', async () => {
    const { call, email } = await registerTestCompany(server);
    const body = { username: email, password: PASSWORD };
    const other = await server.as(null)(contract.auth.login, { body });
    const wrong = call(contract.passwords.change, {
      body: { currentPassword: 'no', newPassword: 'Nuova password 2!' },
    });
    const error = await expectError(wrong, 'WRONG_PASSWORD');
    expect(error.fields).toHaveProperty('currentPassword');
    // The wider symbol set: blanks and accents count as symbols or letters and are accepted.
    await call(contract.passwords.change, {
      body: { currentPassword: PASSWORD, newPassword: 'perché così 2' },
    });
    await call(contract.auth.verify);
    await expectError(server.as(other.token)(contract.auth.verify), 'UNAUTHENTICATED');
    await server.as(null)(contract.auth.login, { body: { ...body, password: 'perché così 2' } });
  });
});
