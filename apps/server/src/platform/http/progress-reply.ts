import { PassThrough } from 'node:stream';
import { PROGRESS_TYPE, type ProgressLine } from '@truciolo/contract';
import type { FastifyReply } from 'fastify';
import type { AppError } from '../app-error.ts';

/**
 * A reply that begins with the first reported step: until then a refusal has its own status, afterwards the last line
 * tells the outcome. The steps use the same connection, because a second one might have to wait for the database.
 */
export class ProgressReply {
  readonly #reply: FastifyReply;
  readonly #lines = new PassThrough();
  hasBegun = false;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  report(done: number, total: number): void {
    if (!this.hasBegun) {
      this.hasBegun = true;
      void this.#reply.code(200).type(PROGRESS_TYPE).header('cache-control', 'no-store').send(this.#lines);
    }
    this.#write({ progress: { done, total } });
  }

  answer(answer: unknown): FastifyReply {
    this.#write({ answer });
    this.#lines.end();
    return this.#reply;
  }

  fail(error: AppError): FastifyReply {
    this.#write({ error: error.toBody(), status: error.status });
    this.#lines.end();
    return this.#reply;
  }

  #write(line: ProgressLine): void {
    this.#lines.write(`${JSON.stringify(line)}\n`);
  }
}
