import { listSettings, savedViews } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();

it('the columns of a list are stored per user, the last choice wins', async () => {
  const ours = await registerTestCompany(server);
  const colleague = await addPerson(server, ours, 'tecnico');
  await colleague.call(listSettings.save, { body: { list: 'customers', columns: {}, compact: true } });
  const save = (columns: Record<string, boolean>) =>
    ours.call(listSettings.save, { body: { list: 'customers', columns, compact: false } });
  await save({ phone: false });
  await save({ tags: true });
  expect(await ours.call(listSettings.get)).toEqual({
    customers: { columns: { tags: true }, compact: false },
  });
  const body = { list: '', columns: {}, compact: false };
  await expectError(ours.call(listSettings.save, { body }), 'VALIDATION');
});

it('saved views are stored per user and do not affect the columns of the list', async () => {
  const ours = await registerTestCompany(server);
  const colleague = await addPerson(server, ours, 'tecnico');
  const view = { name: 'Grandi', q: '', sort: '-taxable', filter: ['min:1000'], archived: 'no' } as const;
  const views = [{ ...view, filter: [...view.filter] }];
  await ours.call(savedViews.save, { body: { list: 'quotes', views } });
  await ours.call(listSettings.save, { body: { list: 'quotes', columns: { tags: true }, compact: true } });
  expect(await ours.call(savedViews.get)).toEqual({ quotes: views });
  expect(await colleague.call(savedViews.get)).toEqual({});
  await ours.call(savedViews.save, { body: { list: 'quotes', views: [] } });
  expect(await ours.call(listSettings.get)).toEqual({ quotes: { columns: { tags: true }, compact: true } });
  const nameless = { list: 'quotes', views: [{ ...views[0], name: ' ' }] } as never;
  await expectError(ours.call(savedViews.save, { body: nameless }), 'VALIDATION');
});

it('the settings of a user are limited in size', async () => {
  const { call } = await registerTestCompany(server);
  const save = (list: string, columns: number) =>
    call(listSettings.save, {
      body: {
        list,
        columns: Object.fromEntries(Array.from({ length: columns }, (_, at) => [`c${at}`, true])),
        compact: false,
      },
    });
  await expectError(save('customers', 101), 'VALIDATION');
  for (let at = 0; at < 100; at += 1) await save(`list${at}`, 1);
  await save('list99', 2);
  await expectError(save('one more', 1), 'VALIDATION');
});
