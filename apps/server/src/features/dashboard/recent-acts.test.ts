import { dashboard, quotes } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { changeJob, makeJob } from '../../../test/job-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();

it('lists the latest actions, each subject once; the floor sees only jobs, a stranger nothing', async () => {
  const company = await registerTestCompany(server);
  const { call } = company;
  const { guid, number, quoteGuid } = await makeJob(call);
  for (const due of ['2027-01-10', '2027-01-11', '2027-01-12']) {
    server.clock.advance({ minutes: 1 });
    await changeJob(call, guid, { due });
  }
  const acts = await call(dashboard.recent, {});
  expect(acts[0]).toMatchObject({ of: 'job', action: 'update', about: { guid, number } });
  expect(acts.filter(({ action, of }) => of === 'job' && action === 'update')).toHaveLength(1);
  const told = acts.filter(({ of }) => of === 'quote');
  expect(told.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'sent', 'accepted']));
  expect(
    told.every(({ about, changes }) => about.guid === quoteGuid && Object.keys(changes).length === 0),
  ).toBe(true);
  expect(acts.map(({ at }) => at)).toEqual(
    acts
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );

  const worker = await addPerson(server, company, 'reparto');
  expect((await worker.call(dashboard.recent, {})).every(({ of }) => of === 'job')).toBe(true);
  const stranger = await registerTestCompany(server);
  expect(await stranger.call(dashboard.recent, {})).toEqual([]);
  expect((await stranger.call(quotes.list, { query: {} })).total).toBe(0);
});
