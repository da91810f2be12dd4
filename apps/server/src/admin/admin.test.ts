import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { auth } from '@truciolo/contract';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { expectError } from '../../test/expect-error.ts';
import { isPostgres } from '../../test/test-database.ts';
import { PASSWORD, registerTestCompany, testServerOfFile } from '../../test/test-server.ts';
import { parseConfig } from '../config.ts';
import { dropOldBackups } from '../platform/backup/nightly-backup.ts';
import { restoreBackup } from '../platform/backup/restore.ts';
import { openEmbedded } from '../platform/database/embedded-engine.ts';
import { type AdminContext, runAdminCommand } from './commands.ts';
import { adminSocketAddress } from './socket-address.ts';
import { openAdminSocket } from './socket-server.ts';

const server = testServerOfFile();
let ground: AdminContext;
beforeAll(async () => {
  const { engine, handles, clock, database } = server;
  ground = { engine, handles, clock: clock.read, dataDir: database.dataDir, files: server.services.files };
});

const admin = {
  command: 'create-admin',
  email: 'capo@fornitore.it',
  firstName: 'Franca',
  lastName: 'Conti',
} as const;

describe('administrator’s commands', () => {
  it('create a supplier administrator who can log in', async () => {
    await runAdminCommand(ground, { ...admin, password: PASSWORD });
    const { user } = await server.as(null)(auth.login, {
      body: { username: admin.email, password: PASSWORD },
    });
    expect(user).toMatchObject({
      role: 'admin',
      companyKind: 'supplier',
      capabilities: ['manage supplier licenses'],
      licenseExpiration: null,
    });
    await expect(runAdminCommand(ground, { ...admin, password: PASSWORD })).rejects.toThrow(/Esiste già/);
    await expect(runAdminCommand(ground, { ...admin, password: 'debole' })).rejects.toThrow(
      /Password non valida/,
    );
  });

  it('set a new password and close the sessions', async () => {
    const { email } = await registerTestCompany(server);
    await runAdminCommand(ground, { command: 'reset-password', email, password: 'Nuova-parola-9' });
    await server.as(null)(auth.login, { body: { username: email, password: 'Nuova-parola-9' } });
    const unknown = { command: 'reset-password', email: 'nobody@x.it', password: 'Nuova-parola-9' } as const;
    await expect(runAdminCommand(ground, unknown)).rejects.toThrow(/Nessun account/);
  });

  it('remove the second factor of a user who lost everything', async () => {
    const { email, user } = await registerTestCompany(server);
    const { companyGuid, guid: userGuid } = user;
    await server.handles.tenant(companyGuid, (db) =>
      db
        .insertInto('secondFactors')
        .values({ companyGuid, userGuid, salt: 'x', confirmedAt: server.clock.now })
        .execute(),
    );
    const body = { username: email, password: PASSWORD };
    await expectError(server.as(null)(auth.login, { body }), 'SECOND_FACTOR_NEEDED');
    await runAdminCommand(ground, { command: 'reset-second-factor', email });
    await server.as(null)(auth.login, { body });
  });
});

describe.skipIf(isPostgres)('backup', () => {
  it('made through the socket of the running server, it restores the previous data', async () => {
    const config = parseConfig(server.database.env);
    const socket = await openAdminSocket(server, config);
    const reply = await new Promise<string>((resolve) => {
      const client = connect(adminSocketAddress(config.dataDir), () =>
        client.write('{"command":"backup"}\n'),
      );
      let text = '';
      client.on('data', (chunk) => {
        text += chunk.toString();
      });
      client.on('end', () => resolve(text));
    });
    await socket.close();
    expect(JSON.parse(reply)).toMatchObject({ ok: true });
    const [name = ''] = await readdir(join(config.dataDir, 'backups'));
    expect(name).toMatch(/^truciolo-\d{8}-\d{6}\.tar\.gz$/);

    const elsewhere = mkdtempSync(join(tmpdir(), 'truciolo-restore-'));
    await restoreBackup(elsewhere, join(config.dataDir, 'backups', name), new Date());
    const engine = await openEmbedded({
      dataDir: elsewhere,
      workerScript: pathToFileURL(inject('workerScript')),
    });
    const { rows } = await engine.executeSql('select email from users order by email');
    expect(rows).toContainEqual({ email: 'capo@fornitore.it' });
    await engine.close();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  it('keeps the newest backups and files that users put beside them', async () => {
    const folder = join(server.database.dataDir, 'backups');
    for (const day of ['01', '02', '03', '04'])
      await writeFile(join(folder, `truciolo-202601${day}-023000.tar.gz`), '');
    await writeFile(join(folder, 'mine.tar.gz'), '');
    await dropOldBackups(server.database.dataDir, 2);
    const left = (await readdir(folder)).sort();
    expect(left).toHaveLength(3);
    expect(left).toContain('mine.tar.gz');
    expect(left).toContain('truciolo-20260104-023000.tar.gz');
  });
});

describe.runIf(isPostgres)('backup on a PostgreSQL server', () => {
  it('points to the server’s own tools', async () => {
    await expect(runAdminCommand(ground, { command: 'backup' })).rejects.toThrow(/pg_dump/);
  });
});
