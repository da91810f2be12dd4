import { type Call, createClient } from '@truciolo/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';

interface Caller {
  readonly token: string;
  readonly ip: string;
}

/**
 * The API's own calls with the key of the caller, without leaving the process: scopes, tenancy, licence, limits and
 * history are those of any other call with this key.
 */
export const innerCall = (app: FastifyInstance, { token, ip }: Caller): Call =>
  createClient({
    base: '/api',
    token: () => token,
    fetch: async (url, { method, headers, body, signal }) => {
      const options: InjectOptions = { method: method as 'GET', url, headers, remoteAddress: ip };
      const response = await app.inject({
        ...options,
        ...(typeof body === 'string' ? { payload: body } : {}),
        ...(signal instanceof AbortSignal ? { signal } : {}),
      });
      const { statusCode: status, body: text } = response;
      return { ok: status >= 200 && status < 300, status, text: async () => text };
    },
  });
