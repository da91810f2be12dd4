import * as api from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { PASSWORD, startTestServer } from '../../test/test-server.ts';

describe('a new installation', () => {
  const started = async (env: Record<string, string>) => {
    const database = await createTestDatabase({ isNew: true });
    // An empty value counts as unset: the samples are left to their default.
    const server = await startTestServer({ DEMO: '', ...env }, undefined, database);
    const { demoAccounts, administrator } = server;
    await server.close();
    return { database, demoAccounts, administrator };
  };

  it.each([{ PUBLIC_URL: 'https://prova.it' }, { TRUST_PROXY: 'on' }])(
    'with %o has no samples',
    async (env) => {
      const { demoAccounts, administrator, database } = await started(env);
      expect([demoAccounts, administrator]).toEqual([[], { state: 'missing' }]);
      await database.drop();
    },
  );

  it('makes the administrator that is named, once', async () => {
    const env = { PUBLIC_URL: 'https://prova.it', ADMIN_EMAIL: 'capo@prova.it' };
    const { administrator, database } = await started(env);
    if (administrator.state !== 'made') throw new Error(administrator.state);
    const again = await startTestServer({ DEMO: '', ...env }, undefined, database);
    expect(again.administrator).toEqual({ state: 'present' });
    const { email, password } = administrator;
    const { user } = await again.as(null)(api.auth.login, { body: { username: email, password } });
    expect([user.role, PASSWORD === password]).toEqual(['admin', false]);
    await again.close();
    await database.drop();
  });
});
