import { OAuthError } from '@modelcontextprotocol/sdk/server/auth/errors.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/context.ts';
import { PUBLIC_LIMIT_BYTES } from '../../../platform/http/body-parsers.ts';
import { openCrowdLimit } from '../../../platform/http/crowd-limit.ts';
import { revokeToken } from './disconnect.ts';
import { exchangeToken } from './exchange-token.ts';
import { formOf, readForm } from './oauth-form.ts';
import { wellKnown } from './oauth-metadata.ts';
import { registerClient } from './register-client.ts';

/** Documents that programs look for at the root of the server; other addresses below it lead nowhere. */
export function addWellKnown(app: FastifyInstance, publicUrl: string): void {
  for (const [path, document] of Object.entries(wellKnown(publicUrl))) app.get(path, async () => document);
  app.get('/.well-known/*', async () => {
    throw new AppError('NOT_FOUND', { message: 'Indirizzo sconosciuto.' });
  });
}

/** Refusals in the words of OAuth (RFC 6749, section 5.2). */
async function answer<T>(reply: FastifyReply, status: number, work: () => Promise<T>) {
  reply.header('cache-control', 'no-store');
  try {
    return reply.code(status).send(await work());
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return reply.code(error.errorCode === 'invalid_client' ? 401 : 400).send(error.toResponseObject());
  }
}

/** Registration, tokens and revocation for programs that connect by consent. */
export function addOAuth(app: FastifyInstance, services: Services): void {
  const crowd = openCrowdLimit(services.clock);
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, readForm(body as string)),
    );
    const limits = {
      bodyLimit: PUBLIC_LIMIT_BYTES,
      onRequest: async (request: Parameters<typeof crowd.take>[0]) => crowd.take(request),
    };
    forms.post('/oauth/register', limits, ({ body, ip }, reply) =>
      answer(reply, 201, () => registerClient(services, body, ip)),
    );
    forms.post('/oauth/token', limits, ({ body }, reply) =>
      answer(reply, 200, () => exchangeToken(services, formOf(body))),
    );
    forms.post('/oauth/revoke', limits, ({ body }, reply) =>
      answer(reply, 200, async () => {
        await revokeToken(services, formOf(body));
        return {};
      }),
    );
  });
}
