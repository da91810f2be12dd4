import { quotePresence, quotes, requestPresence, requests } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';
import { PRESENCE_TOPIC } from './presence.ts';

const server = sharedTestServer();

async function open() {
  const ours = await registerTestCompany(server);
  const ugo = await addPerson(server, ours, 'preventivista');
  const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote({ title: 'Perni' })) });
  return { ours, ugo, params: { guid } };
}

it('returns the version, and the author of the last change', async () => {
  const { ours, ugo, params } = await open();
  const self = { guid: ours.user.guid, name: 'Anna Moretti' };
  expect(await ours.call(quotePresence.watch, { params, query: {} })).toEqual({
    version: 1,
    changedBy: self,
    others: [],
  });
  const save = (who: typeof ugo, version: number, base: string, value: string) => {
    server.clock.advance({ seconds: 1 });
    return who.call(quotes.save, { params, body: { version, changes: [{ path: ['title'], base, value }] } });
  };
  await save(ugo, 1, 'Perni', 'Boccole');
  const after = await ours.call(quotePresence.watch, { params, query: {} });
  expect(after).toMatchObject({ version: 2, changedBy: { guid: ugo.user.guid } });
  // Back and forth within one sitting each: the last one is named all the same.
  await save(ours, 2, 'Boccole', 'Flange');
  await save(ugo, 3, 'Flange', 'Alberi');
  expect(await ours.call(quotePresence.watch, { params, query: {} })).toMatchObject({
    version: 4,
    changedBy: { guid: ugo.user.guid },
  });
});

it('names the colleagues who have it open, until they stop polling', async () => {
  const { ours, ugo, params } = await open();
  await ugo.call(quotePresence.watch, { params, query: { position: 'p1', field: 'Ciclo#2' } });
  const [seen] = (await ours.call(quotePresence.watch, { params, query: {} })).others;
  expect(seen).toMatchObject({ guid: ugo.user.guid, position: 'p1', field: 'Ciclo#2' });
  const guids = async () =>
    (await ours.call(quotePresence.watch, { params, query: {} })).others.map(({ guid }) => guid);
  expect(await guids()).toEqual([ugo.user.guid]);
  server.clock.advance({ seconds: 24 });
  expect(await guids()).toEqual([ugo.user.guid]);
  server.clock.advance({ seconds: 2 });
  expect(await guids()).toEqual([]);
});

it('is not accessible to a stranger, who is not shown either', async () => {
  const { ours, params } = await open();
  const stranger = await registerTestCompany(server);
  await expectError(stranger.call(quotePresence.watch, { params, query: {} }), 'NOT_FOUND');
  expect((await ours.call(quotePresence.watch, { params, query: {} })).others).toEqual([]);
});

it('names a colleague whom another process sees', async () => {
  const { ours, params } = await open();
  const far = {
    guid: '01900000-0000-7000-8000-000000000009',
    name: 'Piero Galli',
    position: null,
    field: null,
  };
  const seen = JSON.stringify([params.guid, far, server.clock.now.getTime()]);
  await server.services.live.announce(PRESENCE_TOPIC, seen);
  await eventually(async () =>
    expect((await ours.call(quotePresence.watch, { params, query: {} })).others).toEqual([far]),
  );
});

it('names the colleagues on a request with their field, and its version; a stranger finds nothing', async () => {
  const { ours, ugo } = await open();
  const { guid, version } = await ours.call(requests.create, { body: { text: 'Perno, 10 pezzi' } });
  const params = { guid };
  await ugo.call(requestPresence.watch, { params, query: { position: 'p1', field: 'material' } });
  expect(await ours.call(requestPresence.watch, { params, query: {} })).toMatchObject({
    version,
    others: [{ guid: ugo.user.guid, position: 'p1', field: 'material' }],
  });
  const stranger = await registerTestCompany(server);
  await expectError(stranger.call(requestPresence.watch, { params, query: {} }), 'NOT_FOUND');
});
