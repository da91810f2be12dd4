import { Agent, createServer, request } from 'node:http';

// A minimal load balancer: it checks the readiness of each process, distributes requests among the ready ones, and
// retries on the next one if a connection failed before the answer began. Its targets can be changed while it runs: PUT
// / on the second port with a list of addresses.

const port = Number(process.argv.at(-1));
const targets = new Set(process.argv.slice(2, -1));
const ready = new Set<string>();
const ASK_MS = 100;
const agent = new Agent({ keepAlive: true, maxSockets: 1024 });
let turn = 0;

const isReady = (target: string) =>
  new Promise<boolean>((resolve) => {
    const asked = request(`${target}/api/health`, { timeout: 2000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy(new Error('mute')));
    asked.on('error', () => resolve(false));
    asked.end();
  });

async function look(): Promise<void> {
  await Promise.all(
    [...targets].map(async (target) => {
      if (await isReady(target)) ready.add(target);
      else ready.delete(target);
    }),
  );
  for (const target of ready) if (!targets.has(target)) ready.delete(target);
  setTimeout(look, ASK_MS);
}

createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { method = 'GET', url, headers } = incoming;
  if (url === '/proxy/targets' && method === 'PUT') {
    targets.clear();
    for (const target of JSON.parse(body.toString()) as string[]) targets.add(target);
    outgoing.writeHead(204).end();
    return;
  }
  const pass = (left: readonly string[]): void => {
    const [target, ...others] = left;
    if (!target) return void outgoing.writeHead(502).end();
    const { hostname: host, port: at } = new URL(target);
    let isHeard = false;
    const passed = request({ host, port: at, method, path: url, headers, agent }, (answer) => {
      isHeard = true;
      const { connection: _own, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
      outgoing.on('close', () => answer.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // A refused request was not processed. After a broken keep-alive connection only a read may be retried.
      const mayRetry = !isHeard && (error.code === 'ECONNREFUSED' || method === 'GET');
      if (mayRetry) pass(others);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    passed.end(body);
  };
  const list = [...ready];
  turn += 1;
  pass(list.map((_target, at) => list[(at + turn) % list.length] as string));
}).listen(port, '127.0.0.1', () => {
  void look().then(() => process.stdout.write('ready\n'));
});
