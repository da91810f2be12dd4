import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { isFromThisMachine } from './loopback.ts';

/** Forms that one address may post to this process in a minute: a whole office behind one address stays below. */
export const PUBLIC_WRITES_A_MINUTE = 300;
const MINUTE_MS = 60_000;
/** Addresses remembered at a time; beyond them the minute begins anew for all. */
const MOST_ADDRESSES = 20_000;

/**
 * Refuses a flood of public calls before their bodies are read. It counts in memory, so that the refusal itself costs
 * nothing; the limits of the use cases behind it count in the database.
 */
export function openCrowdLimit(clock: Clock) {
  let begun = 0;
  let counts = new Map<string, number>();
  return {
    take: ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): void => {
      if (isFromThisMachine(ip, headers)) return;
      const now = clock().getTime();
      if (Math.abs(now - begun) >= MINUTE_MS || counts.size > MOST_ADDRESSES) {
        begun = now;
        counts = new Map();
      }
      const count = (counts.get(ip) ?? 0) + 1;
      counts.set(ip, count);
      if (count > PUBLIC_WRITES_A_MINUTE)
        throw new AppError('RATE_LIMITED', {}, Math.ceil((begun + MINUTE_MS - now) / 1000));
    },
  };
}
