import { audit, auth, sessionRule, sessions, userSessions, users } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { addPerson, logIn } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer } from '../../../../test/test-server.ts';

const server = sharedTestServer();

it('a company ends its idle sessions after the minutes it chose, and others keep theirs', async () => {
  const ours = await registerTestCompany(server);
  const other = await registerTestCompany(server);
  expect(await ours.call(sessionRule.get)).toEqual({ idleMinutes: null });
  await ours.call(sessionRule.set, { body: { idleMinutes: 30 } });
  server.clock.advance({ minutes: 25 });
  await ours.call(auth.verify);
  server.clock.advance({ minutes: 25 });
  await ours.call(auth.verify);
  server.clock.advance({ minutes: 31 });
  const { message } = await expectError(ours.call(auth.verify), 'SESSION_IDLE');
  expect(message).toContain('30 minuti');
  await other.call(auth.verify);
  const again = await logIn(server, ours.email);
  await again.call(sessionRule.set, { body: { idleMinutes: null } });
  server.clock.advance({ hours: 5 });
  await again.call(auth.verify);
});

it('a session that the company’s rule has ended is listed nowhere as active, and gives its place free', async () => {
  const ours = await registerTestCompany(server);
  const worker = await addPerson(server, ours, 'tecnico');
  await ours.call(sessionRule.set, { body: { idleMinutes: 30 } });
  server.clock.advance({ minutes: 31 });
  const again = await logIn(server, ours.email);
  expect((await again.call(sessions.list)).map(({ current }) => current)).toEqual([true]);
  expect(await again.call(userSessions.listOfCompany)).toHaveLength(1);
  const { users: people } = await again.call(users.list);
  expect(people.find(({ email }) => email === worker.email)).toMatchObject({ openSessions: 0 });
  await again.call(sessionRule.set, { body: { idleMinutes: null } });
  expect(await again.call(userSessions.listOfCompany)).toHaveLength(3);
});

it('the security log of a day holds logins, refusals and changes of rights, one JSON object a line', async () => {
  const ours = await registerTestCompany(server);
  const worker = await addPerson(server, ours, 'tecnico');
  await expectError(worker.call(sessionRule.set, { body: { idleMinutes: 15 } }), 'FORBIDDEN');
  const wrong = { username: ours.email, password: 'Sbagliata1!' };
  await expectError(server.as(null)(auth.login, { body: wrong }), 'INVALID_CREDENTIALS');
  await ours.call(sessionRule.set, { body: { idleMinutes: 60 } });
  const day = server.clock.now.toISOString().slice(0, 10);
  const file = await ours.call(audit.securityLog, { query: { from: day, to: day } });
  const text = Buffer.from(file.base64, 'base64').toString('utf8');
  const actions = text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { action: string }).action);
  for (const action of ['register', 'login', 'invite', 'refused', 'login-failed', 'session-rule'])
    expect(actions).toContain(action);
  const later = { from: '2030-01-01', to: '2030-01-02' };
  expect((await ours.call(audit.securityLog, { query: later })).base64).toBe('');
  await expectError(worker.call(audit.securityLog, { query: later }), 'FORBIDDEN');
});
