import { connect, createServer, type Socket } from 'node:net';
import { auth } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { expectError } from '../../../test/expect-error.ts';
import { createTestDatabase, isPostgres } from '../../../test/test-database.ts';
import { registerTestCompany, startTestServer } from '../../../test/test-server.ts';

/** A proxy between the server and its database that can be cut and restored. */
async function startWire(host: string, port: number) {
  const open = new Set<Socket>();
  let isFrozen = false;
  const wire = createServer((client) => {
    if (isFrozen) {
      open.add(client);
      return;
    }
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
  /** Nothing is closed and nothing passes: a machine that is frozen. */
  const freeze = () => {
    isFrozen = true;
    for (const socket of open) socket.unpipe();
    for (const socket of open) socket.pause();
  };
  return { port: own, cut, freeze, mend: () => listen(own) };
}

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
