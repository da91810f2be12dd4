import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** `/metrics` on its own port, which must not be reachable from outside: it has no login. */
export async function openMetricsServer(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store' }).end(metrics.text());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
