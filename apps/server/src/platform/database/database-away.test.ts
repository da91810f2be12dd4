import { connect, createServer, type Socket } from 'node:net';
import { auth } from '@truciolo/contract';
import { describe, expect, it, vi } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { createTestDatabase, isPostgres } from '../../../test/test-database.ts';
import { registerTestCompany, startTestServer } from '../../../test/test-server.ts';

/** A wire between the server and its database that can be cut and mended. */
async function startWire(host: string, port: number) {
  const open = new Set<Socket>();
  const wire = createServer((client) => {
    const upstream = connect(port, host);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const listen = (at: number) => new Promise<void>((resolve) => wire.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const address = wire.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  const cut = () =>
    new Promise<void>((resolve) => {
      wire.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  return { port: own, cut, mend: () => listen(own) };
}

describe.runIf(isPostgres)('a database that goes away and comes back', () => {
  it('answers 503 meanwhile and works again after, without a restart', async () => {
    const real = await createTestDatabase();
    const url = new URL(real.env.DATABASE_URL ?? '');
    const wire = await startWire(url.hostname, Number(url.port));
    url.hostname = '127.0.0.1';
    url.port = String(wire.port);
    const server = await startTestServer({ ...real.env, DATABASE_URL: url.href });
    const { call, email, registration } = await registerTestCompany(server);

    await wire.cut();
    const error = await expectError(call(auth.verify), 'UNAVAILABLE');
    expect(error.message).toContain('non è raggiungibile');
    const body = { username: email, password: registration.user.password };
    await expectError(server.as(null)(auth.login, { body }), 'UNAVAILABLE');
    const health = await server.app.inject({ method: 'GET', url: '/api/health' });
    expect(health.statusCode).toBe(503);

    await wire.mend();
    await vi.waitFor(() => call(auth.verify), { timeout: 10_000, interval: 100 });
    await server.as(null)(auth.login, { body });
    await server.stop();
    await wire.cut();
    await real.drop();
  });
});
