import { connect, type Socket } from 'node:net';
import { LIVE_PATH } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { registerTestCompany, startTestServer } from './test-server.ts';

const talk = (port: number, text: string, heard: RegExp | null) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      if (!heard) resolve(socket);
    });
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      if (heard?.test(answer)) resolve(socket);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });

const closed = (socket: Socket) =>
  socket.destroyed ? Promise.resolve() : new Promise<void>((resolve) => socket.on('close', () => resolve()));

// Without its own timeout the close would wait for the clients: the test would run into its time limit.
it('stops although one client keeps its connection and others never end their bodies', async () => {
  const server = await startTestServer();
  const { token } = await registerTestCompany(server);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const idle = await talk(port, `GET /api/health HTTP/1.1\r\n${host}\r\n`, /"status"/);
  const head = `POST /api/customers HTTP/1.1\r\n${host}Authorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  const slow = await Promise.all(Array.from({ length: 20 }, () => talk(port, head, null)));
  const stream = `GET /api${LIVE_PATH} HTTP/1.1\r\n${host}Authorization: Bearer ${token}\r\n\r\n`;
  const listener = await talk(port, stream, /HTTP\/1\.1 \d/);
  await server.stop();
  await Promise.all([idle, listener, ...slow].map(closed));
  expect(server.app.server.listening).toBe(false);
});

it('reports that it is not ready before it stops, answers until then, and closes connections', async () => {
  const server = await startTestServer();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string) => fetch(`${address}/api${path}`);
  const before = await ask('/health');
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
  server.drain();
  expect((await ask('/health')).status).toBe(503);
  const live = await ask('/health/live');
  expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
  await server.stop();
});
