import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Receive } from '../files/received-file.ts';

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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call drops the received file when it ends. */
    readonly takesUpload?: boolean;
  }
}

/** Bodies of these media types go to the disk while they arrive. */
export function addUploads(app: FastifyInstance, types: readonly string[], receive: Receive): void {
  app.addContentTypeParser([...types], async (request: FastifyRequest, body: Readable) => {
    const { bodyLimit: limit, config } = request.routeOptions;
    if (!config.takesUpload) throw new AppError('UNSUPPORTED_MEDIA');
    if (Number(request.headers['content-length'] ?? 0) > limit) throw new AppError('PAYLOAD_TOO_LARGE');
    return receive(body, limit);
  });
}
