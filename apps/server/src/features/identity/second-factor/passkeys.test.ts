import * as contract from '@truciolo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { passkeyDevice } from '../../../../test/passkey-device.ts';
import { addPerson } from '../../../../test/test-people.ts';
import {
  PASSWORD,
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/test-server.ts';

const { auth, companySecondFactor, passkeys, secondFactor, users } = contract;
const ADDRESS = 'https://truciolo.example.it';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: ADDRESS });
});
afterAll(() => server.stop());

type Device = ReturnType<typeof passkeyDevice>;
type Mood = Parameters<Device['make']>[1];

/** Requests a challenge, lets the device answer and stores the credential. */
async function register(
  { call }: Pick<TestCompany, 'call'>,
  { device = passkeyDevice(ADDRESS), mood = {} as Mood, code = undefined as string | undefined } = {},
) {
  const { ticket, options } = await call(passkeys.begin, {
    body: { password: PASSWORD, ...(code === undefined ? {} : { code }) },
  });
  const body = { ticket, name: 'Telefono di Anna', response: device.make(options, mood) };
  return { device, body, ...(await call(passkeys.register, { body })) };
}

async function comeIn(device: Device, mood: Mood = {}) {
  const anyone = server.as(null);
  const { ticket, options } = await anyone(passkeys.beginLogin, { body: {} });
  return anyone(passkeys.login, { body: { ticket, response: device.use(options, mood) } });
}

const logIn = (username: string, code?: string) =>
  server.as(null)(auth.login, {
    body: { username, password: PASSWORD, ...(code === undefined ? {} : { code }) },
  });

describe('a passkey', () => {
  it('opens a session by itself, is listed by its name and shows its last use', async () => {
    const company = await registerTestCompany(server);
    const { device, recoveryCodes } = await register(company);
    expect(recoveryCodes).toHaveLength(10);
    const { user, token } = await comeIn(device);
    expect(user.guid).toBe(company.user.guid);
    const list = await server.as(token)(passkeys.list);
    expect(list).toMatchObject([{ name: 'Telefono di Anna', lastUsedAt: server.clock.now.toISOString() }]);
  });

  it('counts as a second factor: the password alone is no longer enough', async () => {
    const company = await registerTestCompany(server);
    const { device, recoveryCodes } = await register(company);
    const error = await expectError(logIn(company.email), 'SECOND_FACTOR_NEEDED');
    expect(error.secondFactor).toEqual(['passkey']);
    await comeIn(device);
    await logIn(company.email, recoveryCodes?.[0]);
    const { users: people } = await company.call(users.list);
    expect(people[0]?.secondFactor).toBe(true);
  });

  it.each<[string, Mood]>([
    ['of another site', { origin: 'https://trucio1o.example.it' }],
    ['for another name', { rpId: 'example.it' }],
    ['without its own lock', { unlocked: false }],
  ])('%s is refused, when it is made and when it is used', async (_what, mood) => {
    const company = await registerTestCompany(server);
    await expectError(register(company, { mood }), 'PASSKEY_REFUSED');
    const { device } = await register(company);
    await expectError(comeIn(device, mood), 'PASSKEY_REFUSED');
  });

  it('that was copied is refused by its signature counter', async () => {
    const company = await registerTestCompany(server);
    const { device } = await register(company);
    await comeIn(device, { counter: 7 });
    await expectError(comeIn(device, { counter: 7 }), 'PASSKEY_REFUSED');
  });

  it('answers each challenge once, within five minutes, and only its own', async () => {
    const company = await registerTestCompany(server);
    const { device, body } = await register(company);
    await expectError(company.call(passkeys.register, { body }), 'PASSKEY_REFUSED');
    const anyone = server.as(null);
    const asked = await anyone(passkeys.beginLogin, { body: {} });
    const other = await anyone(passkeys.beginLogin, { body: {} });
    const answer = device.use(asked.options);
    await expectError(
      anyone(passkeys.login, { body: { ticket: other.ticket, response: answer } }),
      'PASSKEY_REFUSED',
    );
    await anyone(passkeys.login, { body: { ticket: asked.ticket, response: answer } });
    await expectError(
      anyone(passkeys.login, { body: { ticket: asked.ticket, response: answer } }),
      'PASSKEY_REFUSED',
    );
    const late = await anyone(passkeys.beginLogin, { body: {} });
    server.clock.advance({ minutes: 5 });
    const response = device.use(late.options);
    await expectError(anyone(passkeys.login, { body: { ticket: late.ticket, response } }), 'PASSKEY_REFUSED');
  });

  it('answers only challenges of its own user, and belongs to one user', async () => {
    const one = await registerTestCompany(server);
    const two = await registerTestCompany(server);
    const { ticket, options } = await one.call(passkeys.begin, { body: { password: PASSWORD } });
    const response = passkeyDevice(ADDRESS).make(options);
    await expectError(
      two.call(passkeys.register, { body: { ticket, name: 'x', response } }),
      'PASSKEY_REFUSED',
    );
    const { device } = await register(one);
    await expectError(register(two, { device }), 'PASSKEY_REFUSED');
    const [theirs] = await one.call(passkeys.list);
    const remove = { params: { guid: theirs?.guid ?? '' }, body: { password: PASSWORD } };
    await expectError(two.call(passkeys.remove, remove), 'NOT_FOUND');
  });

  it('of a suspended user opens no session', async () => {
    const company = await registerTestCompany(server);
    const colleague = await addPerson(server, company, 'tecnico');
    const { device } = await register(colleague);
    await company.call(users.setStatus, {
      params: { guid: colleague.user.guid },
      body: { status: 'suspended' },
    });
    await expectError(comeIn(device), 'INVALID_CREDENTIALS');
  });
});

describe('removal of a passkey', () => {
  it('requires the password; for the last second factor a code too', async () => {
    const company = await registerTestCompany(server);
    const first = await register(company);
    const [code1 = '', code2 = ''] = first.recoveryCodes ?? [];
    await expectError(register(company), 'WRONG_CODE');
    const second = await register(company, { code: code1 });
    expect(second.recoveryCodes).toBeNull();
    const remove = (guid: string, code?: string) =>
      company.call(passkeys.remove, {
        params: { guid },
        body: { password: PASSWORD, ...(code === undefined ? {} : { code }) },
      });
    await remove(first.passkey.guid);
    await expectError(comeIn(first.device), 'PASSKEY_REFUSED');
    await expectError(remove(second.passkey.guid), 'WRONG_CODE');
    await remove(second.passkey.guid, code2);
    await logIn(company.email);
    expect((await company.call(secondFactor.get)).recoveryCodesLeft).toBe(0);
  });

  it('is refused where the company requires a second factor; a colleague’s is removed by the reset', async () => {
    const company = await registerTestCompany(server);
    const colleague = await addPerson(server, company, 'tecnico');
    const own = await register(company);
    await company.call(companySecondFactor.require, { body: { required: true } });
    const { token, user } = await logIn(colleague.email);
    expect(user.secondFactorDue).toBe(true);
    const theirs = await register({ call: server.as(token) });
    expect((await comeIn(theirs.device)).user.secondFactorDue).toBe(false);
    const body = { password: PASSWORD, code: own.recoveryCodes?.[0] ?? '' };
    const remove = company.call(passkeys.remove, { params: { guid: own.passkey.guid }, body });
    await expectError(remove, 'SECOND_FACTOR_RULE');
    await company.call(companySecondFactor.reset, { params: { guid: colleague.user.guid } });
    await expectError(comeIn(theirs.device), 'PASSKEY_REFUSED');
  });
});
