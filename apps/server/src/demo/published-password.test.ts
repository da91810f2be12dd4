import * as api from '@truciolo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../test/expect-error.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { PASSWORD, registerTestCompany, startTestServer, type TestServer } from '../../test/test-server.ts';
import { runAdminCommand } from '../admin/commands.ts';
import { createLog } from '../platform/log.ts';
import { SAMPLES_EXIST } from './load-demo.ts';

const samples = { username: 'fornitore@truciolo.it', password: 'Truciolo2026!' };

describe('sample accounts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ DEMO: 'on', HOST: 'localhost' });
  });
  afterAll(async () => {
    await server.close();
    await server.database.drop();
  });

  it('open from the machine of the server', async () => {
    expect((await server.as(null)(api.auth.login, { body: samples })).user.role).toBe('admin');
  });

  it.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['x-forwarded-for', '127.0.0.1, 203.0.113.7'],
    ['x-real-ip', '203.0.113.7'],
    ['forwarded', 'for=203.0.113.7'],
  ])('are refused to a visitor whom a proxy on this machine names in %s: %s', async (name, value) => {
    await expectError(
      server.as(null, { [name]: value })(api.auth.login, { body: samples }),
      'SAMPLE_ACCOUNT',
    );
  });

  it('are warned of at each start of a server that others can reach, and go with one command', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line: string) => void lines.push(line) });
    await server.close();
    server = await startTestServer({ PUBLIC_URL: 'https://prova.it' }, log, server.database);
    expect(lines.join('')).toContain(SAMPLES_EXIST);

    const { engine, handles, clock, database } = server;
    const { files } = server.services;
    const ground = { engine, handles, clock: clock.read, dataDir: database.dataDir, files };
    const ours = await registerTestCompany(server);
    const listed = () => handles.system((db) => db.selectFrom('requestFiles').select('file').execute());
    const names = (await listed()).map(({ file }) => file);
    expect(names.length).toBeGreaterThan(0);
    await runAdminCommand(ground, { command: 'remove-demo' });
    expect(await Promise.all(names.map((file) => files.get(file)))).toEqual(names.map(() => null));
    for (const username of [samples.username, 'demo@truciolo.it', 'paolo.ferri@truciolo.it'])
      await expectError(
        server.as(null)(api.auth.login, { body: { ...samples, username } }),
        'INVALID_CREDENTIALS',
      );
    const companies = await handles.system((db) => db.selectFrom('companies').select('name').execute());
    expect(companies.map(({ name }) => name)).toContain(ours.registration.company.companyName);
    expect(companies).toHaveLength(2);
    await expect(runAdminCommand(ground, { command: 'remove-demo' })).rejects.toThrow(/non ci sono/);
  });
});

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
