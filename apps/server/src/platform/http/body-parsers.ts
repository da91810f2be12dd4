import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

export const JSON_LIMIT_BYTES = 1024 * 1024;

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text, (key, value) => {
      // A body must not reach an object's prototype.
      if (key === '__proto__') throw new AppError('BAD_REQUEST');
      return value;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('MALFORMED_JSON');
  }
}

/** JSON for calls (also as text/plain, for beacons), nothing else until `addUploads` names it. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, parseJson(body as string));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

/** Raw bytes of these media types. */
export function addUploads(app: FastifyInstance, types: readonly string[], limit: number): void {
  app.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: limit }, (_request, body, done) => {
    done(null, body);
  });
}
