import { PassThrough } from 'node:stream';
import { LIVE_PATH } from '@truciolo/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Services } from '../context.ts';
import { type Authenticate, bearerOf } from './register-endpoints.ts';

/** Proxies close a connection after a minute of silence. */
const BEAT_MS = 25_000;
/** Then the page asks again, with a token that is looked at again. */
const LIFE_MS = 10 * 60_000;

const MOST_PER_PERSON = 20;

/** Server-sent events for the person of the token: that there is news, not what. */
export function addLiveStream(app: FastifyInstance, { live }: Services, authenticate: Authenticate): void {
  const open = new Set<PassThrough>();
  const ofPerson = new Map<string, PassThrough[]>();
  // A page that listens must not keep the server from closing.
  app.addHook('preClose', async () => {
    for (const lines of open) lines.end();
  });
  app.get(LIVE_PATH, async (request, reply) => {
    const token = bearerOf(request);
    if (!token) throw new AppError('UNAUTHENTICATED');
    const { userGuid, sharedTablet, secondFactorDue } = await authenticate(token, false);
    if (sharedTablet) throw new AppError('FORBIDDEN');
    if (secondFactorDue) throw new AppError('SECOND_FACTOR_DUE');
    const lines = new PassThrough();
    open.add(lines);
    const own = [...(ofPerson.get(userGuid) ?? []), lines];
    ofPerson.set(userGuid, own);
    // Each page opens one: beyond these the oldest belongs to a page that somebody forgot, or to a program.
    for (const oldest of own.slice(0, -MOST_PER_PERSON)) oldest.end();
    const stop = live.subscribe(userGuid, () => lines.write('event: notices\ndata: {}\n\n'));
    const beat = setInterval(() => lines.write(': \n\n'), BEAT_MS);
    const end = setTimeout(() => lines.end(), LIFE_MS);
    lines.on('close', () => {
      open.delete(lines);
      const left = (ofPerson.get(userGuid) ?? []).filter((one) => one !== lines);
      if (left.length > 0) ofPerson.set(userGuid, left);
      else ofPerson.delete(userGuid);
      stop();
      clearInterval(beat);
      clearTimeout(end);
    });
    lines.write(': \n\n');
    return reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(lines);
  });
}
