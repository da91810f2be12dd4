import { createServer } from 'node:net';

/** A peer of clamd's INSTREAM command that knows one virus: the EICAR test file. */
export async function startClamdPeer() {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const command = 'zINSTREAM\0';
      if (!received.subarray(-4).equals(Buffer.alloc(4)) || received.length <= command.length + 4) return;
      const parts: Buffer[] = [];
      for (let at = command.length; at < received.length - 4; ) {
        const size = received.readUInt32BE(at);
        parts.push(received.subarray(at + 4, at + 4 + size));
        at += 4 + size;
      }
      const isEicar = Buffer.concat(parts).includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
      socket.end(isEicar ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `tcp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
