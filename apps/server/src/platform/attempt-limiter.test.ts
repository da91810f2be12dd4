import { afterAll, expect, it, vi } from 'vitest';
import { sharedTestServer } from '../../test/test-server.ts';
import { openAttemptLimiter } from './attempt-limiter.ts';
import { systemClock } from './clock.ts';

const server = sharedTestServer();
afterAll(() => void vi.useRealTimers());

it('a process whose clock runs ahead opens no lock: the clock of the database counts', async () => {
  const limiter = openAttemptLimiter(server.handles, systemClock);
  const attempt = () => limiter.take({ clock: 1 }, 15);
  await attempt();
  await expect(attempt()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await expect(attempt()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

it('windows that were filled are remembered although a right attempt is given back', async () => {
  const { limiter } = server.services;
  const fill = async () => {
    await limiter.take({ streak: 1 }, 15, { grows: true });
    return limiter.take({ streak: 1 }, 15, { grows: true }).catch((error) => error.retryAfter as number);
  };
  expect(await fill()).toBe(900);
  server.clock.advance({ minutes: 16 });
  await limiter.take({ streak: 1 }, 15, { grows: true });
  await limiter.giveBack(['streak']);
  expect(await fill()).toBe(1800);
});
