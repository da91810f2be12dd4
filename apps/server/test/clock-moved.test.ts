import { auth, followUps, notices, offers, quoteDelivery, quotes, webhooks } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { notifyDueFollowUps } from '../src/features/follow-ups/notify-due-follow-ups.ts';
import { sendWaiting } from '../src/features/integrations/webhooks/send-waiting.ts';
import { remindOfExpiry } from '../src/features/licensing/licences/remind-of-expiry.ts';
import { createLog } from '../src/platform/log.ts';
import { task } from '../src/platform/tasks/task.ts';
import { openTasks } from '../src/platform/tasks/tasks.ts';
import { eventually } from './eventually.ts';
import { expectError } from './expect-error.ts';
import { startHookPeer } from './hook-peer.ts';
import { asBody, pinQuote } from './quote-samples.ts';
import { PASSWORD, registerTestCompany, testServerOfFile } from './test-server.ts';

// A machine's clock is corrected: by hours after a flat battery, by a year after a wrong setting. No user is locked
// out, nothing is sent twice, and nothing waits for a wrong day.

const server = testServerOfFile({ WEBHOOK_PRIVATE: 'on' });

const login = (username: string, password: string) =>
  server.as(null)(auth.login, { body: { username, password } });

it('a session survives a clock that goes back, and so does one from a future day', async () => {
  const { call, email } = await registerTestCompany(server);
  server.clock.advance({ days: -2 });
  await call(auth.verify);
  server.clock.advance({ days: 12 });
  const { token } = await login(email, PASSWORD);
  server.clock.advance({ days: -10 });
  await server.as(token)(auth.verify);
  await call(auth.verify);
});

it('failed logins from a future day do not lock the account until that day', async () => {
  const { email } = await registerTestCompany(server);
  server.clock.advance({ days: 365 });
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expectError(login(email, 'Sbagliata1!'), 'INVALID_CREDENTIALS');
  await expectError(login(email, PASSWORD), 'RATE_LIMITED');
  server.clock.advance({ days: -365 });
  await login(email, PASSWORD);
  // The limit itself still holds.
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expectError(login(email, 'Sbagliata1!'), 'INVALID_CREDENTIALS');
  await expectError(login(email, PASSWORD), 'RATE_LIMITED');
});

it('reminders are sent once, however often their day comes', async () => {
  const { call, email } = await registerTestCompany(server);
  const { guid } = await call(quotes.create, { body: asBody(pinQuote()) });
  const params = { guid };
  await call(quotes.markSent, { params, body: { confirmed: true } });
  await call(followUps.get, { params });
  const remind = async () => {
    await notifyDueFollowUps(server.services);
    await remindOfExpiry(server.services);
  };
  const told = async () => (await call(notices.list)).rows.filter(({ kind }) => kind === 'quote-follow-up');
  const mails = () =>
    server.handles.system((db) =>
      db
        .selectFrom('outbox')
        .select('guid')
        .where('recipient', '=', email)
        .where('subject', 'like', '%scade%')
        .execute(),
    );
  server.clock.advance({ days: 4 });
  await remind();
  expect(await told()).toHaveLength(1);
  const sent = (await mails()).length;
  for (const days of [-4, 4, -1, 1]) {
    server.clock.advance({ days });
    await remind();
  }
  expect(await told()).toHaveLength(1);
  expect(await mails()).toHaveLength(sent);
  server.clock.advance({ days: -4 });
});

it('a link is valid until its day, whatever the clock said in between', async () => {
  const { call } = await registerTestCompany(server);
  const { guid } = await call(quotes.create, { body: asBody(pinQuote()) });
  const { url } = await call(quoteDelivery.createLink, { params: { guid }, body: { confirmed: true } });
  const token = url.split('/offerta/')[1] ?? '';
  const read = () => server.as(null)(offers.read, { params: { token } });
  await read();
  server.clock.advance({ days: 365 });
  await expectError(read(), 'OFFER_LINK_EXPIRED');
  server.clock.advance({ days: -366 });
  await read();
  server.clock.advance({ days: 1 });
  await read();
});

it('an event that was refused on a future day is sent today, once', async () => {
  const { call } = await registerTestCompany(server);
  const receiver = await startHookPeer();
  try {
    receiver.peer.answer = 500;
    await call(webhooks.create, { body: { url: receiver.url, events: ['quote.sent'], active: true } });
    server.clock.advance({ days: 2 });
    const { guid } = await call(quotes.create, { body: asBody(pinQuote()) });
    await call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
    await sendWaiting(server.services);
    await eventually(() => expect(receiver.peer.refused).toBeGreaterThan(0));
    // The event has woken the background task too: either of the two recorded the refusal.
    const busy = () =>
      server.handles.system((db) =>
        db.selectFrom('webhooks').select('guid').where('busyUntil', 'is not', null).execute(),
      );
    await eventually(async () => expect(await busy()).toEqual([]));
    server.clock.advance({ days: -2 });
    receiver.peer.answer = 204;
    await sendWaiting(server.services);
    await sendWaiting(server.services);
    expect(receiver.peer.received).toHaveLength(1);
  } finally {
    await receiver.close();
  }
});

it('a task that was postponed to a future day is run', async () => {
  const strayed = task<{ at: number }>({ name: 'strayed-in-a-test', retries: 1, retryDelay: 1 });
  await server.services.tasks.send(strayed, { at: 1 });
  await server.engine.executeSql(
    "update jobs.job set start_after = now() + interval '1 year' where name = 'strayed-in-a-test'",
  );
  const tasks = await openTasks({ engine: server.engine, log: createLog('silent'), pollSeconds: 0.2 });
  const seen: number[] = [];
  try {
    await tasks.work(strayed, async ({ at }) => void seen.push(at));
    await eventually(() => expect(seen).toEqual([1]));
  } finally {
    await tasks.stop();
  }
});
