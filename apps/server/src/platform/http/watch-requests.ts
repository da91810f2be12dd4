import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Slower answers are logged. */
const SLOW_MS = 2000;
const UNKNOWN = '(sconosciuto)';

/** Every answer carries the number of its request, and the lines about it in the log carry the same. */
export function watchRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request;
    // The declared path: input of a caller in an address stays out of the log.
    const route = request.routeOptions.url ?? UNKNOWN;
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.request({ method, route, status, seconds: ms / 1000 });
    const line = { request: id, method, route, status, ms: Math.round(ms) };
    if (ms > SLOW_MS && reply.getHeader('content-type') !== 'text/event-stream')
      log.warn(line, 'slow request');
    else log.debug(line, 'request');
  });
}
