import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Room for the form that a stranger posts. */
export const PUBLIC_LIMIT_BYTES = 16 * 1024;

/** Limit of the body of a call that declares none (`maxBytes` in the contract). */
export const JSON_LIMIT_BYTES = 256 * 1024;

/** The name itself, or an underscore in disguise. */
const MAY_NAME_PROTOTYPE = /__proto__|\\u005f/i;

/** A body must not reach an object's prototype. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new AppError('BAD_REQUEST');
  return value;
}

export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    // A reviver visits every value, which takes seconds for a large body: only a suspect text is walked.
    return JSON.parse(text, MAY_NAME_PROTOTYPE.test(text) ? refusePrototype : undefined);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('MALFORMED_JSON');
  }
}

/** JSON too large to be read where requests are answered: `readLargeBody` has it read in a worker. */
export class LargeBody {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const readBody = (text: string): unknown =>
  text.length > JSON_LIMIT_BYTES ? new LargeBody(text) : parseJson(text);

/** JSON for calls (also as text/plain, for beacons), nothing else until `addUploads` names it. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, readBody(body as string));
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
