import { createServer } from 'node:http';

interface HookCall {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A real receiver on loopback; `answer` is the status it gives until told otherwise. */
export async function startHookPeer() {
  const peer = { received: [] as HookCall[], refused: 0, answer: 204 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const taken = peer.answer < 300;
      if (!taken) peer.refused += 1;
      else
        peer.received.push({
          headers: request.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString('utf8'),
        });
      response.writeHead(peer.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    peer,
    url: `http://127.0.0.1:${port}/truciolo`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
