import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CancelledNotificationSchema,
  InitializeRequestSchema,
  JSONRPCRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { isApiKey } from '@truciolo/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/context.ts';
import { LargeBody } from '../../platform/http/body-parsers.ts';
import { bearerOf, hungUpSignal, type KnowKey } from '../../platform/http/register-endpoints.ts';
import { challengeOf } from '../integrations/index.ts';
import { assistantServer } from './assistant-server.ts';
import { innerCall } from './inner-call.ts';
import { openRunningCalls, placeOf } from './running-calls.ts';

const PATH = '/mcp';
const SESSION = 'mcp-session-id';
const MOST_BYTES = 256 * 1024;
const pagePaths = { dashboard: '/dashboard', quote: '/quote-tools', job: '/dashboard/commesse' } as const;

interface Options {
  readonly knowKey: KnowKey;
  readonly version: string;
}

/** The request as the transport reads it; its body was read before. */
const webRequest = (request: FastifyRequest, body: string): Request => {
  const headers = new Headers();
  for (const name of ['accept', 'mcp-protocol-version', 'last-event-id']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('content-type', 'application/json');
  return new Request(`http://localhost${request.url}`, { method: 'POST', headers, body });
};

const onlyPost = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('allow', 'POST');
  throw new AppError('METHOD_NOT_ALLOWED');
};

/**
 * The assistant's door: MCP over streamable HTTP, with the keys of the company. Each request stands alone, so that any
 * process can answer it; a session has a name and no state.
 */
export function addMcp(app: FastifyInstance, { policy }: Services, { knowKey, version }: Options): void {
  const running = openRunningCalls();
  app.get(PATH, onlyPost);
  app.delete(PATH, onlyPost);
  app.post(PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const token = bearerOf(request);
    reply.header('www-authenticate', challengeOf(policy.publicUrl, token !== null));
    if (!token || !isApiKey(token))
      throw new AppError('UNAUTHENTICATED', {
        message: 'Serve una chiave API o un collegamento: si fanno dalla pagina Integrazioni.',
      });
    const { ip, body } = request;
    const { keyGuid } = await knowKey(token, { ip, tell: (headers) => void reply.headers(headers) });
    reply.removeHeader('www-authenticate');
    if (body instanceof LargeBody) throw new AppError('PAYLOAD_TOO_LARGE');
    const session = String(request.headers[SESSION] ?? '');
    const cancelled = CancelledNotificationSchema.safeParse(body);
    if (cancelled.success) {
      const { requestId } = cancelled.data.params;
      if (requestId !== undefined) running.cancel(placeOf(keyGuid, session, requestId));
      return reply.code(202).send();
    }
    const asked = JSONRPCRequestSchema.safeParse(body);
    const work = running.begin(placeOf(keyGuid, session, asked.success ? asked.data.id : randomUUID()));
    const call = innerCall(app, { token, ip });
    const link = (page: keyof typeof pagePaths, ...guid: string[]) =>
      [`${policy.publicUrl}${pagePaths[page]}`, ...guid].join('/');
    const gone = hungUpSignal(reply);
    const server = assistantServer(version, (signal) => ({
      call,
      link,
      signal: AbortSignal.any([signal, work.signal, gone]),
    }));
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    try {
      await server.connect(transport);
      const response = await transport.handleRequest(webRequest(request, JSON.stringify(body)), {
        parsedBody: body,
      });
      if (InitializeRequestSchema.safeParse(body).success) reply.header(SESSION, randomUUID());
      return reply
        .code(response.status)
        .header('cache-control', 'no-store')
        .type(response.headers.get('content-type') ?? 'application/json')
        .send(await response.text());
    } finally {
      work.end();
      await server.close();
    }
  });
}
