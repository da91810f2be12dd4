import { auth, invitations, passwords } from '@truciolo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError } from '../../../../../test/expect-error.ts';
import { INVITATION_LINK, tokenOfMail } from '../../../../../test/test-people.ts';
import {
  buildRegistration,
  PASSWORD,
  registerTestCompany,
  sharedTestServer,
  type TestCompany,
} from '../../../../../test/test-server.ts';

/** On the list as `stephanie1`, and no stem of a common password. */
const BREACHED = 'Stephanie1!';
const SENTENCE = 'Questa password è in un elenco pubblico di password rubate. Scegline un’altra.';

const server = sharedTestServer();
const refuse = (refuseCommonPasswords: boolean) =>
  Object.assign(server.services.policy, { refuseCommonPasswords });
let ours: TestCompany;
let old: TestCompany;
beforeAll(async () => {
  ours = await registerTestCompany(server);
  old = await registerTestCompany(server, { user: { password: BREACHED } });
  await ours.call(invitations.create, { body: { email: 'nuovo@rubata.it', role: 'tecnico' } });
  refuse(true);
});
afterAll(() => refuse(false));

const expectRefused = async (call: Promise<unknown>, field: string) => {
  const error = await expectError(call, 'COMMON_PASSWORD');
  expect(error).toMatchObject({ message: SENTENCE, fields: { [field]: SENTENCE } });
};

it('is refused at a registration', () =>
  expectRefused(
    server.as(null)(auth.register, { body: buildRegistration({ user: { password: BREACHED } }) }),
    'user.password',
  ));

it('is refused at an invitation', async () => {
  const token = await tokenOfMail(server, 'nuovo@rubata.it', INVITATION_LINK);
  const body = { firstName: 'Ugo', lastName: 'Riva', password: BREACHED, privacyConsent: true };
  await expectRefused(server.as(null)(invitations.accept, { params: { token }, body }), 'password');
});

it('is refused at a reset, before the link is looked at', () => {
  const body = { token: 'qualunque', email: ours.email, newPassword: BREACHED };
  return expectRefused(server.as(null)(passwords.reset, { body }), 'newPassword');
});

it('is refused at a change', () =>
  expectRefused(
    ours.call(passwords.change, { body: { currentPassword: PASSWORD, newPassword: BREACHED } }),
    'newPassword',
  ));

it('lets its owner log in', async () => {
  const { user } = await server.as(null)(auth.login, { body: { username: old.email, password: BREACHED } });
  expect(user.guid).toBe(old.user.guid);
});
