import * as contract from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { addAdmin, addPerson, tokenOfMail } from '../../../../test/test-people.ts';
import {
  PASSWORD,
  registerTestCompany,
  sharedTestServer,
  type TestCompany,
} from '../../../../test/test-server.ts';
import { codeOfStep, stepAt } from '../proofs/totp.ts';

const { auth, companySecondFactor, passwords, secondFactor, sharedTablets, users } = contract;

const server = sharedTestServer();

/** Decodes the typed secret as an app does (RFC 4648). */
const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
};

interface App {
  /** The code on the phone now, or that many steps away. */
  code(away?: number): string;
  readonly recoveryCodes: readonly string[];
}

/** Switches the second factor on and advances the clock by a step, so that the next code is unused. */
async function switchOn({ call }: Pick<TestCompany, 'call'>, given: { code?: string } = {}): Promise<App> {
  const { secret } = await call(secondFactor.begin, { body: { password: PASSWORD, ...given } });
  const bytes = bytesOf(secret);
  const code = (away = 0) => codeOfStep(bytes, stepAt(server.clock.now) + away);
  const { recoveryCodes } = await call(secondFactor.confirm, { body: { code: code() } });
  server.clock.advance({ seconds: 60 });
  return { code, recoveryCodes };
}

const logIn = (username: string, code?: string, password = PASSWORD) =>
  server.as(null)(auth.login, { body: { username, password, ...(code === undefined ? {} : { code }) } });

const auditOf = (userGuid: string) =>
  server.handles.system(async (db) => {
    const rows = await db
      .selectFrom('audit')
      .select('action')
      .where('entityGuid', '=', userGuid)
      .where('action', 'not in', ['login', 'accept'])
      .orderBy('guid')
      .execute();
    return rows.map(({ action }) => action);
  });

const mailsTo = (recipient: string) =>
  server.handles.system(async (db) => {
    const rows = await db.selectFrom('outbox').select('subject').where('recipient', '=', recipient).execute();
    return rows.map(({ subject }) => subject).filter((subject) => subject.startsWith('Verifica'));
  });

describe('a login with a second factor', () => {
  it('asks for the code after the right password, and accepts it once', async () => {
    const company = await registerTestCompany(server);
    const app = await switchOn(company);
    await expectError(logIn(company.email), 'SECOND_FACTOR_NEEDED');
    const code = app.code();
    expect((await logIn(company.email, code)).user.guid).toBe(company.user.guid);
    // A used code is invalid, and so is the one before it.
    await expectError(logIn(company.email, code), 'WRONG_CODE');
    await expectError(logIn(company.email, app.code(-1)), 'WRONG_CODE');
    server.clock.advance({ seconds: 30 });
    await logIn(company.email, ` ${app.code().slice(0, 3)} ${app.code().slice(3)} `);
  });

  it('accepts a code that is sent five times at once only once', async () => {
    const company = await registerTestCompany(server);
    const app = await switchOn(company);
    const ends = await Promise.allSettled(Array.from({ length: 5 }, () => logIn(company.email, app.code())));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('reveals nothing about the second factor without the right password', async () => {
    const company = await registerTestCompany(server);
    const app = await switchOn(company);
    await expectError(logIn(company.email, app.code(), 'Sbagliata1!'), 'INVALID_CREDENTIALS');
    await expectError(logIn(company.email, undefined, 'Sbagliata1!'), 'INVALID_CREDENTIALS');
    // The refused attempt did not use up the code.
    await logIn(company.email, app.code());
  });

  it('counts wrong codes like wrong passwords, and names the account', async () => {
    const company = await registerTestCompany(server);
    const app = await switchOn(company);
    for (let round = 0; round < 10; round += 1) {
      const error = await expectError(logIn(company.email, '000000'), 'WRONG_CODE');
      expect(error.fields).toHaveProperty('code');
    }
    await expectError(logIn(company.email, app.code()), 'RATE_LIMITED');
    const tried = (await auditOf(company.user.guid)).filter((action) => action === 'login-code-failed');
    expect(tried).toHaveLength(10);
    server.clock.advance({ minutes: 16 });
    await logIn(company.email, app.code());
  });

  it('a right password in between gives no wrong code back, and the wait for codes grows', async () => {
    const company = await registerTestCompany(server);
    const app = await switchOn(company);
    const fill = async () => {
      for (let round = 0; round < 10; round += 1) {
        await expectError(logIn(company.email, '000000'), 'WRONG_CODE');
        await expectError(logIn(company.email), 'SECOND_FACTOR_NEEDED');
      }
      await expectError(logIn(company.email, '000000'), 'RATE_LIMITED');
    };
    await fill();
    server.clock.advance({ minutes: 16 });
    await expectError(logIn(company.email), 'SECOND_FACTOR_NEEDED');
    await fill();
    server.clock.advance({ minutes: 16 });
    await expectError(logIn(company.email, app.code()), 'RATE_LIMITED');
    server.clock.advance({ minutes: 15 });
    await logIn(company.email, app.code());
  });

  it('lets its owner in while strangers guess passwords of the account', async () => {
    const company = await registerTestCompany(server);
    const app = await switchOn(company);
    const key = `login:${company.email}`;
    for (let round = 0; round < 60; round += 1)
      await server.services.limiter.take({ [key]: 50 }, 15).catch(() => {});
    await logIn(company.email, app.code());
  });

  it('a login without a code is not counted as a failure', async () => {
    const company = await registerTestCompany(server);
    const app = await switchOn(company);
    for (let round = 0; round < 12; round += 1)
      await expectError(logIn(company.email), 'SECOND_FACTOR_NEEDED');
    await logIn(company.email, app.code());
  });

  it('a password reset by mail does not bypass it', async () => {
    const company = await registerTestCompany(server);
    const app = await switchOn(company);
    await server.as(null)(passwords.requestReset, { body: { email: company.email } });
    await expect
      .poll(() => tokenOfMail(server, company.email, /reset-password\?token=([\w-]+)/).catch(() => ''))
      .not.toBe('');
    const token = await tokenOfMail(server, company.email, /reset-password\?token=([\w-]+)/);
    const newPassword = 'Tr4pano-9-punte!';
    await server.as(null)(passwords.reset, { body: { token, email: company.email, newPassword } });
    await expectError(logIn(company.email, undefined, newPassword), 'SECOND_FACTOR_NEEDED');
    await logIn(company.email, app.code(), newPassword);
  });
});

describe('recovery codes', () => {
  it('are ten, stored as hashes, each valid for one login however it is typed', async () => {
    const company = await registerTestCompany(server);
    const { recoveryCodes } = await switchOn(company);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(company.email, first)).recoveryCodesLeft).toBe(9);
    await expectError(logIn(company.email, first), 'WRONG_CODE');
    expect((await logIn(company.email, second.toLowerCase().replace('-', ' '))).recoveryCodesLeft).toBe(8);
    const rows = await server.handles.system((db) => db.selectFrom('recoveryCodes').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(second);
  });

  it('can be renewed by password and code; the old ones become invalid', async () => {
    const company = await registerTestCompany(server);
    const app = await switchOn(company);
    const wrong = company.call(secondFactor.renewCodes, { body: { password: 'no', code: app.code() } });
    await expectError(wrong, 'WRONG_PASSWORD');
    const body = { password: PASSWORD, code: app.code() };
    const { recoveryCodes } = await company.call(secondFactor.renewCodes, { body });
    await expectError(logIn(company.email, app.recoveryCodes[0]), 'WRONG_CODE');
    await logIn(company.email, recoveryCodes[0]);
    expect((await company.call(secondFactor.get)).recoveryCodesLeft).toBe(9);
  });
});

describe('switching on and off', () => {
  it('stores nothing in the database from which a code can be computed', async () => {
    const company = await registerTestCompany(server);
    const { secret, address } = await company.call(secondFactor.begin, { body: { password: PASSWORD } });
    expect(address).toContain(secret);
    const rows = await server.handles.system((db) => db.selectFrom('secondFactors').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(bytesOf(secret).toString('base64url'));
  });

  it('takes effect with the first right code, after the password', async () => {
    const company = await registerTestCompany(server);
    await expectError(company.call(secondFactor.begin, { body: { password: 'no' } }), 'WRONG_PASSWORD');
    await expectError(company.call(secondFactor.confirm, { body: { code: '123456' } }), 'NOT_FOUND');
    await company.call(secondFactor.begin, { body: { password: PASSWORD } });
    await expectError(company.call(secondFactor.confirm, { body: { code: '000000' } }), 'WRONG_CODE');
    await logIn(company.email);
    expect((await company.call(secondFactor.get)).appSince).toBeNull();
  });

  it('a code of the first phone is needed to replace it by another one', async () => {
    const company = await registerTestCompany(server);
    const old = await switchOn(company);
    await expectError(company.call(secondFactor.begin, { body: { password: PASSWORD } }), 'WRONG_CODE');
    const fresh = await switchOn(company, { code: old.code() });
    await expectError(logIn(company.email, old.code()), 'WRONG_CODE');
    await logIn(company.email, fresh.code());
  });

  it('requires password and code, is audited and reported by mail', async () => {
    const company = await registerTestCompany(server);
    const app = await switchOn(company);
    const body = { password: PASSWORD, code: '000000' };
    await expectError(company.call(secondFactor.switchOff, { body }), 'WRONG_CODE');
    await company.call(secondFactor.switchOff, { body: { ...body, code: app.code() } });
    await logIn(company.email);
    expect(await auditOf(company.user.guid)).toEqual(['second-factor-on', 'second-factor-off']);
    expect((await mailsTo(company.email)).sort()).toEqual([
      'Verifica in due passaggi attiva',
      'Verifica in due passaggi disattivata',
    ]);
  });

  it('limits guesses of a code inside a session too', async () => {
    const company = await registerTestCompany(server);
    await switchOn(company);
    const body = { password: PASSWORD, code: '000000' };
    for (let round = 0; round < 10; round += 1)
      await expectError(company.call(secondFactor.switchOff, { body }), 'WRONG_CODE');
    await expectError(company.call(secondFactor.switchOff, { body }), 'RATE_LIMITED');
  });
});

describe('required by the company', () => {
  it('can be set only by a user who has a factor; from the next login on colleagues can only set theirs up', async () => {
    const company = await registerTestCompany(server);
    const colleague = await addPerson(server, company, 'tecnico');
    const rule = { body: { required: true } };
    await expectError(company.call(companySecondFactor.require, rule), 'SECOND_FACTOR_RULE');
    const app = await switchOn(company);
    await company.call(companySecondFactor.require, rule);

    // Open sessions stay valid.
    await colleague.call(contract.materials.list, { query: {} });
    const { token, user } = await logIn(colleague.email);
    expect(user.secondFactorDue).toBe(true);
    const due = { call: server.as(token) };
    await expectError(due.call(contract.materials.list, { query: {} }), 'SECOND_FACTOR_DUE');
    await expectError(due.call(sharedTablets.begin, { body: {} }), 'SECOND_FACTOR_DUE');
    await expectError(
      due.call(passwords.change, { body: { currentPassword: PASSWORD, newPassword: 'Tr4pano-9-punte!' } }),
      'SECOND_FACTOR_DUE',
    );
    const live = await server.app.inject({
      method: 'GET',
      url: `/api${contract.LIVE_PATH}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([live.statusCode, live.json().code]).toEqual([403, 'SECOND_FACTOR_DUE']);

    const theirs = await switchOn(due);
    expect((await due.call(auth.verify)).user.secondFactorDue).toBe(false);
    await due.call(contract.materials.list, { query: {} });
    const off = { body: { password: PASSWORD, code: theirs.code() } };
    await expectError(due.call(secondFactor.switchOff, off), 'SECOND_FACTOR_RULE');

    const { users: people, secondFactorRequired } = await company.call(users.list);
    expect(secondFactorRequired).toBe(true);
    expect(people.map(({ secondFactor }) => secondFactor)).toEqual([true, true]);

    await company.call(companySecondFactor.require, { body: { required: false } });
    server.clock.advance({ minutes: 1 });
    await due.call(secondFactor.switchOff, { body: { password: PASSWORD, code: theirs.code() } });
    expect(await auditOf(company.user.companyGuid)).toContain('second-factor-rule');
    await logIn(company.email, app.code());
  });

  it('can be set by an administrator for all administrators of the supplier', async () => {
    const admin = await addAdmin(server);
    const colleague = await addAdmin(server);
    const shop = await registerTestCompany(server);
    const rule = { body: { required: true } };
    await expectError(admin.call(companySecondFactor.require, rule), 'SECOND_FACTOR_RULE');
    await switchOn(admin);
    await admin.call(companySecondFactor.require, rule);
    const { admins, secondFactorRequired } = await admin.call(contract.assignments.list);
    expect(secondFactorRequired).toBe(true);
    const having = admins.filter(({ secondFactor }) => secondFactor).map(({ guid }) => guid);
    expect(having).toEqual([admin.user.guid]);
    const { token, user } = await logIn(colleague.email);
    expect(user.secondFactorDue).toBe(true);
    const due = { call: server.as(token) };
    await expectError(due.call(contract.assignments.list), 'SECOND_FACTOR_DUE');
    await switchOn(due);
    await due.call(contract.assignments.list);
    // The supplier's rule does not apply to its customers.
    expect((await logIn(shop.email)).user.secondFactorDue).toBe(false);
    await expectError(
      admin.call(companySecondFactor.reset, { params: { guid: shop.user.guid } }),
      'NOT_FOUND',
    );
    await admin.call(companySecondFactor.reset, { params: { guid: colleague.user.guid } });
    await expectError(due.call(auth.verify), 'UNAUTHENTICATED');
    await admin.call(companySecondFactor.require, { body: { required: false } });
  });

  it('does not affect a tablet at the machines or an API key', async () => {
    const company = await registerTestCompany(server);
    const floor = await addPerson(server, company, 'reparto');
    await floor.call(sharedTablets.begin, { body: {} });
    const { token: key } = await company.call(contract.apiKeys.create, {
      body: { name: 'ERP', scopes: ['quotes:read'], expiresOn: null },
    });
    await switchOn(company);
    await company.call(companySecondFactor.require, { body: { required: true } });
    await floor.call(contract.floor.phases, { query: {} });
    await server.as(key)(contract.quotes.list, { query: {} });
  });

  it('can be removed from a colleague who lost the phone, never from oneself', async () => {
    const company = await registerTestCompany(server);
    const colleague = await addPerson(server, company, 'tecnico');
    const app = await switchOn(colleague);
    await switchOn(company);
    await company.call(companySecondFactor.require, { body: { required: true } });
    const own = company.call(companySecondFactor.reset, { params: { guid: company.user.guid } });
    await expectError(own, 'OWN_ACCOUNT');
    await company.call(companySecondFactor.reset, { params: { guid: colleague.user.guid } });
    await expectError(colleague.call(auth.verify), 'UNAUTHENTICATED');
    expect((await logIn(colleague.email, app.recoveryCodes[0])).user.secondFactorDue).toBe(true);
    expect(await auditOf(colleague.user.guid)).toEqual(['second-factor-on', 'second-factor-reset']);
    expect(await mailsTo(colleague.email)).toContain('Verifica in due passaggi azzerata');
  });
});
