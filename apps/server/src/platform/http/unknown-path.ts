import { errorCodes, type Method, type RouteSpec } from '@truciolo/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { sendError } from './error-handler.ts';

const patternOf = (spec: RouteSpec): RegExp => new RegExp(`^${spec.path.replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`);

/**
 * Below the API an unknown address gives 404, a known one with another method 405 with the allowed ones. An address
 * that looks known but was not routed (a trailing slash, an identifier of a thousand letters) gives 404.
 */
export function addUnknownPath(app: FastifyInstance, prefix: string, specs: readonly RouteSpec[]): void {
  const known = specs.map((spec) => ({ method: spec.method, pattern: patternOf(spec) }));
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.url.split('?')[0] ?? '').slice(prefix.length);
    const methods: Method[] = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0 || methods.some((method) => method === request.method)) {
      return sendError(reply, new AppError('NOT_FOUND', { message: 'Indirizzo sconosciuto.' }));
    }
    reply.header('allow', methods.join(', '));
    return sendError(
      reply,
      new AppError('METHOD_NOT_ALLOWED', { message: errorCodes.METHOD_NOT_ALLOWED.message }),
    );
  };
  app.setNotFoundHandler(refuse);
  // The web pages answer every other GET of the server: below the API this one is nearer.
  if (prefix !== '') app.get('/*', refuse);
}
