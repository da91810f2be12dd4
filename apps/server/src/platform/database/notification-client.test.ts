import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createTestDatabase, isPostgres } from '../../../test/test-database.ts';
import { startWire } from '../../../test/wire.ts';
import { openNotificationClient } from './notification-client.ts';

describe.runIf(isPostgres)('the connection that listens', () => {
  it('hears again after the database was away for longer than one attempt', async () => {
    const real = await createTestDatabase();
    const url = new URL(real.env.DATABASE_URL ?? '');
    const wire = await startWire(url.hostname, Number(url.port));
    const direct = new pg.Client({ connectionString: url.href });
    await direct.connect();
    url.hostname = '127.0.0.1';
    url.port = String(wire.port);
    const errors: Error[] = [];
    const client = openNotificationClient(url.href, (error) => errors.push(error));
    const heard: string[] = [];
    await client.listen('live', (payload) => heard.push(payload));
    await wire.cut();
    // The lost connection, and at least two attempts that fail.
    await eventually(() => expect(errors.length).toBeGreaterThan(2));
    await wire.mend();
    await eventually(async () => {
      await direct.query(`select pg_notify('live', 'again')`);
      expect(heard).toContain('again');
    });
    await client.close();
    await direct.end();
    await wire.cut();
    await real.drop();
  });
});
