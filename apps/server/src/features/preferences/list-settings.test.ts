import { listSettings } from '@truciolo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('the columns of a list are remembered for each user, the last choice wins', async () => {
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
