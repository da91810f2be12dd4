import { quotes } from '@truciolo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { registerTestCompany, startTestServer, type TestServer } from '../../../test/test-server.ts';
import { ONE_PIXEL } from '../../../test/valid-bodies.ts';
import { dropStale } from './drop-stale.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const count = (table: 'sessions' | 'outbox' | 'passwordResets' | 'companyExports' | 'commentFiles') =>
  server.handles.system(async (db) => (await db.selectFrom(table).select('companyGuid').execute()).length);

it('deletes data after their retention period, and nothing before', async () => {
  const { user, call, token } = await registerTestCompany(server);
  const { guid } = await call(quotes.create, { body: asBody(pinQuote()) });
  const draft = await server.app.inject({
    method: 'POST',
    url: `/api/quotes/${guid}/comment-files?name=a.png`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: ONE_PIXEL,
  });
  const file = 'exports/old.zip';
  await server.services.files.put(file, Buffer.from('x'));
  await server.handles.system(async (db) => {
    const { companyGuid, guid: requestedBy } = user;
    const requestedAt = server.clock.read();
    await db
      .insertInto('companyExports')
      .values({ companyGuid, state: 'ready', requestedBy, requestedAt, file, bytes: 1 })
      .execute();
    await db
      .insertInto('passwordResets')
      .values({
        tokenHash: 'x',
        companyGuid,
        userGuid: requestedBy,
        createdAt: requestedAt,
        expiresAt: requestedAt,
      })
      .execute();
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
  });
  const { files, tasks, log } = server.services;
  const room = { database: server.handles, files, tasks, log, clock: server.clock.read };
  const tables = ['sessions', 'outbox', 'passwordResets', 'companyExports', 'commentFiles'] as const;
  const counts = () => Promise.all(tables.map(count));
  const before = await counts();

  server.clock.advance({ days: 29 });
  await dropStale(room);
  expect(await counts()).toEqual(before);
  const texts = await server.handles.system((db) => db.selectFrom('outbox').select('bodyText').execute());
  expect(texts.every(({ bodyText }) => bodyText === '')).toBe(true);

  server.clock.advance({ days: 62 });
  const dropped = await dropStale(room);
  expect(dropped).toMatchObject({ sessions: 1, exports: 1, drafts: 1 });
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  expect(await server.services.files.get(file)).toBeNull();
  expect(await server.services.files.get(`comments/${draft.json().guid}`)).toBeNull();
});
