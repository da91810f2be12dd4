import { Agent, createServer, request } from 'node:http';

// The least a proxy does: each request to the next process in turn. It passes on the address its caller names, since all
// two hundred visitors of the bench come from one machine.

const targets = process.argv.slice(2, -1).map((text) => new URL(text));
const port = Number(process.argv.at(-1));
const agent = new Agent({ keepAlive: true, maxSockets: 1024 });
let turn = 0;

createServer((incoming, outgoing) => {
  const target = targets[turn++ % targets.length] as URL;
  const { method, url, headers } = incoming;
  const passed = request(
    { host: target.hostname, port: target.port, method, path: url, headers, agent },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      outgoing.on('close', () => answer.destroy());
    },
  );
  passed.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  incoming.pipe(passed);
}).listen(port, '127.0.0.1', () => process.stdout.write('ready\n'));
