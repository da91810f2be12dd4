import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../app-error.ts';
import { PART } from './file-store.ts';
import { openTurns } from './whole-turns.ts';

/** Bytes whose kind is looked for: those of an upload on the disk, or of a mail's attachment in memory. */
export interface Content {
  readonly length: number;
  /** The first bytes, up to `HEAD_BYTES`. */
  readonly head: Buffer;
  /** Hands all bytes to the work. Uploads are read one at a time, so that memory holds one of them. */
  whole<T>(work: (bytes: Buffer) => T | Promise<T>): Promise<T>;
}

/** An upload in a file of its own, until the store takes it over or the call ends. */
export interface ReceivedFile extends Content {
  readonly path: string;
  chunks(): Readable;
  drop(): Promise<void>;
}

/** Receives the body of a call; refuses one that is longer than the limit. */
export type Receive = (body: Readable, limit: number) => Promise<ReceivedFile>;

const HEAD_BYTES = 64 * 1024;

export const inMemory = (bytes: Buffer): Content => ({
  length: bytes.length,
  head: bytes.subarray(0, HEAD_BYTES),
  whole: async (work) => work(bytes),
});

/** Stops at the limit without closing the connection, on which the refusal is sent. */
async function writeBody(file: FileHandle, body: Readable, limit: number) {
  const head: Buffer[] = [];
  let length = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (length < HEAD_BYTES) head.push(Buffer.from(chunk.subarray(0, HEAD_BYTES - length)));
    length += chunk.length;
    if (length > limit) throw new AppError('PAYLOAD_TOO_LARGE');
    await file.appendFile(chunk);
  }
  await file.sync();
  return { length, head: Buffer.concat(head) };
}

/** Writes bodies beside the stored files while they arrive: memory holds a few chunks of each. */
export function openIncoming(folder: string): Receive {
  const readers = openTurns();
  return async (body, limit) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${randomUUID()}${PART}`);
    const drop = () => rm(path, { force: true });
    const written = await open(path, 'wx', 0o600)
      .then(async (file) => writeBody(file, body, limit).finally(() => file.close()))
      .catch(async (error: unknown) => {
        await drop();
        throw error;
      });
    return {
      ...written,
      path,
      chunks: () => createReadStream(path),
      whole: (work) => readers.take(async () => work(await readFile(path))),
      drop,
    };
  };
}
