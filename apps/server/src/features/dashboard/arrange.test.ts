import { dashboard, dashboardWidgets } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();

it('each user has their own panels in their own order; a user without a choice sees all', async () => {
  const ours = await registerTestCompany(server);
  const colleague = await addPerson(server, ours, 'preventivista');
  expect(await ours.call(dashboard.layout)).toEqual({ widgets: [...dashboardWidgets] });
  await ours.call(dashboard.arrange, { body: { widgets: ['months'] } });
  await ours.call(dashboard.arrange, { body: { widgets: ['losses', 'today'] } });
  expect(await ours.call(dashboard.layout)).toEqual({ widgets: ['losses', 'today'] });
  expect(await colleague.call(dashboard.layout)).toEqual({ widgets: [...dashboardWidgets] });
  await ours.call(dashboard.arrange, { body: { widgets: [] } });
  expect(await ours.call(dashboard.layout)).toEqual({ widgets: [] });
  const twice = ours.call(dashboard.arrange, { body: { widgets: ['today', 'today'] } });
  await expectError(twice, 'VALIDATION');
});
