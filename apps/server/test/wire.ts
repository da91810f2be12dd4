import { connect, createServer, type Socket } from 'node:net';

/** A proxy between the server and its database that can be cut and restored. */
export async function startWire(host: string, port: number) {
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
