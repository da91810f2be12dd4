import { auth } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { expectError } from '../../../test/expect-error.ts';
import { createTestDatabase, isPostgres } from '../../../test/test-database.ts';
import { registerTestCompany, startTestServer } from '../../../test/test-server.ts';
import { startWire } from '../../../test/wire.ts';

async function behindWire(env: Record<string, string> = {}) {
  const real = await createTestDatabase();
  const url = new URL(real.env.DATABASE_URL ?? '');
  const wire = await startWire(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(wire.port);
  const server = await startTestServer({ ...real.env, DATABASE_URL: url.href, ...env });
  return { real, wire, server };
}

describe.runIf(isPostgres)('a database that is frozen', () => {
  it('answers 503 although every connection stays open', async () => {
    const { real, wire, server } = await behindWire({ DATABASE_TIMEOUT: '1' });
    const { call } = await registerTestCompany(server);
    wire.freeze();
    await expectError(call(auth.verify), 'UNAVAILABLE');
    const health = await server.app.inject({ method: 'GET', url: '/api/health' });
    expect(health.statusCode).toBe(503);
    await wire.cut();
    await server.stop().catch(() => {});
    await real.drop();
  });
});

describe.runIf(isPostgres)('a database that goes away and comes back', () => {
  it('answers 503 meanwhile and recovers without a restart', async () => {
    const { real, wire, server } = await behindWire();
    const { call, email, registration } = await registerTestCompany(server);

    await wire.cut();
    const error = await expectError(call(auth.verify), 'UNAVAILABLE');
    expect(error.message).toContain('non è raggiungibile');
    const body = { username: email, password: registration.user.password };
    await expectError(server.as(null)(auth.login, { body }), 'UNAVAILABLE');
    const health = await server.app.inject({ method: 'GET', url: '/api/health' });
    expect(health.statusCode).toBe(503);

    await wire.mend();
    await eventually(() => call(auth.verify));
    await server.as(null)(auth.login, { body });
    await server.stop();
    await wire.cut();
    await real.drop();
  });
});
