import { floor, jobs, type NewWorkEvent } from '@truciolo/contract';
import { type EventStore, openOutbox } from '@truciolo/jobs';
import { expect, it } from 'vitest';
import { byScope } from '../../../../../../testing/by-scope.ts';
import { makeJob } from '../../../../test/job-samples.ts';
import { registerTestCompany, sharedTestServer } from '../../../../test/test-server.ts';
import { newGuid } from '../../../platform/guid.ts';

const server = sharedTestServer();

const EVENTS = byScope(300, 1000);

/** Storage of a phone that survives when its page is killed. */
function phone(): EventStore<NewWorkEvent> {
  const kept = new Map<string, NewWorkEvent>();
  return {
    all: async () => [...kept.values()],
    put: async (event) => void kept.set(event.guid, event),
    remove: async (guids) => {
      for (const guid of guids) kept.delete(guid);
    },
  };
}

it('records the events from a phone whose connection is cut and whose page is killed, each once and in order', async () => {
  const { call } = await registerTestCompany(server);
  const job = await makeJob(call);
  const phaseGuid = job.phaseList[0]?.guid ?? '';
  const store = phone();
  let seed = 4711;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const open = () =>
    openOutbox<NewWorkEvent>({
      store,
      send: async (sentAt, events) => {
        if (chance() < 0.3) throw new Error('no way out');
        const { events: words } = await call(floor.record, { body: { sentAt, events: [...events] } });
        if (chance() < 0.3) throw new Error('no way back');
        return words;
      },
      onRemark: () => {},
      onSent: () => {},
      now: () => server.clock.read(),
    });
  let outbox = open();
  const pressed: string[] = [];
  for (let index = 0; index < EVENTS; index += 1) {
    server.clock.advance({ seconds: 1 });
    const now = server.clock.read();
    const guid = newGuid(now);
    const kind = index === 0 ? 'start' : index === EVENTS - 1 ? 'stop' : 'count';
    pressed.push(guid);
    await outbox.add({ guid, phaseGuid, kind, at: now.toISOString(), good: kind === 'count' ? 1 : 0 });
    // The network comes back now and then; meanwhile events pile up.
    if (chance() < 0.04) await outbox.flush();
    if (chance() < 0.03) outbox = open();
  }
  while (!(await outbox.flush()));
  const events = await call(jobs.events, { params: { guid: job.guid } });
  expect(events.map(({ guid }) => guid).toReversed()).toEqual(pressed);
  expect(await call(jobs.get, { params: { guid: job.guid } })).toMatchObject({
    good: EVENTS - 2,
    state: 'finished',
  });
  expect(await store.all()).toEqual([]);
});
