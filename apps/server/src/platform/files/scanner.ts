import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../app-error.ts';
import type { Log } from '../log.ts';

/** Looks at every upload before anything is stored. */
export interface Scanner {
  /** FILE_INFECTED where the scanner finds something; SCANNER_UNAVAILABLE where it does not answer. */
  check(chunks: Readable): Promise<void>;
}

const TIME_MS = 60_000;

const sizeOf = (length: number): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return head;
};

/** The INSTREAM command of clamd (man 8 clamd): chunks with their length in front, and an empty one at the end. */
async function* framed(chunks: AsyncIterable<Buffer>) {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of chunks) {
    yield sizeOf(chunk.length);
    yield chunk;
  }
  yield sizeOf(0);
}

function askClamd(address: URL, chunks: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket =
      address.protocol === 'unix:'
        ? connect(address.pathname)
        : connect(Number(address.port || 3310), address.hostname);
    let answer = '';
    socket.setEncoding('utf8');
    socket.setTimeout(TIME_MS, () => socket.destroy(new Error('the scanner takes too long')));
    socket.on('error', reject);
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer.replaceAll('\0', '').trim()));
    socket.on('connect', () => {
      pipeline(chunks, framed, socket, { end: false }).catch(reject);
    });
  });
}

export function openClamd(address: URL, log: Log): Scanner {
  return {
    check: async (chunks) => {
      const answer = await askClamd(address, chunks).catch((error: unknown) => {
        log.error({ err: error }, 'virus scanner unreachable');
        throw new AppError('SCANNER_UNAVAILABLE');
      });
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
      if (found) {
        log.warn({ found }, 'infected upload refused');
        throw new AppError('FILE_INFECTED');
      }
      if (answer !== 'stream: OK') {
        log.error({ answer: answer.slice(0, 200) }, 'virus scanner answers something else');
        throw new AppError('SCANNER_UNAVAILABLE');
      }
    },
  };
}
