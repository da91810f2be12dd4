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

/** JSON for calls (also as text/plain, for beacons), raw bytes for uploads, nothing else. */
export function addBodyParsers(
  app: FastifyInstance,
  uploadTypes: readonly string[],
  uploadLimit: number,
): void {
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
  app.addContentTypeParser(
    [...uploadTypes],
    { parseAs: 'buffer', bodyLimit: uploadLimit },
    (_request, body, done) => {
      done(null, body);
    },
  );
}
