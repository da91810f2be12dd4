import type { AnalyticsEvent } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { EventQueue } from './event-queue.ts';

const event = (name: number | string): AnalyticsEvent => ({
  eventType: 'click',
  pagePath: `/${name}`,
  timestamp: '2026-11-15T08:00:00.000Z',
});
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A queue with a clock moved by hand and a server that can be told to fail. */
function setUp() {
  const batches: string[][] = [];
  const timers = new Map<number, { run: () => void; ms: number }>();
  let next = 0;
  const server = { fails: false, hold: null as Promise<void> | null };
  const queue = new EventQueue({
    send: async (events) => {
      batches.push(events.map(({ pagePath }) => pagePath));
      if (server.hold) await server.hold;
      if (server.fails) throw new Error('refused');
    },
    setTimer: (run, ms) => {
      next += 1;
      timers.set(next, { run, ms });
      return next;
    },
    clearTimer: (timer) => timers.delete(timer as number),
  });
  const add = (from: number, to: number) => {
    for (let index = from; index <= to; index += 1) queue.add(event(index));
  };
  const idle = async () => {
    const waiting = [...timers.values()];
    timers.clear();
    for (const { run } of waiting) run();
    await settled();
    return waiting.map(({ ms }) => ms);
  };
  return { queue, batches, timers, server, add, idle };
}

describe('before the status is known', () => {
  it('keeps the latest 99 events and sends them once enabled', async () => {
    const { queue, batches, timers, add } = setUp();
    add(1, 120);
    expect(timers.size).toBe(0);
    queue.settle(true);
    await settled();
    expect(batches).toHaveLength(1);
    expect(batches[0]).toHaveLength(99);
    expect(batches[0]?.[0]).toBe('/22');
    expect(batches[0]?.at(-1)).toBe('/120');
  });

  it('drops everything once disabled, and sends nothing later', async () => {
    const { queue, batches, add, idle } = setUp();
    add(1, 30);
    queue.settle(false);
    add(31, 90);
    await idle();
    expect(batches).toEqual([]);
    expect(queue.drain()).toEqual([]);
  });

  it('passes nothing to the beacon', () => {
    const { queue, add } = setUp();
    add(1, 3);
    expect(queue.drain()).toEqual([]);
  });
});

describe('once enabled', () => {
  it('sends 2.5 s after the last event', async () => {
    const { queue, batches, timers, add, idle } = setUp();
    queue.settle(true);
    add(1, 3);
    expect(timers.size).toBe(1);
    expect(await idle()).toEqual([2500]);
    expect(batches).toEqual([['/1', '/2', '/3']]);
  });

  it('sends at once when 25 events have come together', async () => {
    const { queue, batches, timers, add } = setUp();
    queue.settle(true);
    add(1, 24);
    expect(batches).toEqual([]);
    add(25, 25);
    await settled();
    expect(batches[0]).toHaveLength(25);
    expect(timers.size).toBe(0);
  });

  it('sends one batch at a time; the rest follows', async () => {
    const { queue, batches, server, add, idle } = setUp();
    queue.settle(true);
    let arrive = () => {};
    server.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    add(1, 25);
    add(26, 50);
    await settled();
    expect(batches).toHaveLength(1);
    server.hold = null;
    arrive();
    await settled();
    await idle();
    expect(batches.map((batch) => batch.length)).toEqual([25, 25]);
    expect(batches[1]?.[0]).toBe('/26');
  });

  it('keeps at most the latest 100 after a failure, in order, and retries after a pause', async () => {
    const { queue, batches, server, add, idle } = setUp();
    queue.settle(true);
    server.fails = true;
    add(1, 25);
    await settled();
    add(26, 130);
    await idle();
    server.fails = false;
    add(131, 131);
    await idle();
    const last = batches.at(-1);
    expect(last).toHaveLength(100);
    expect(last?.[0]).toBe('/32');
    expect(last?.at(-1)).toBe('/131');
  });

  it('does not send on every event while the server refuses', async () => {
    const { queue, batches, server, add } = setUp();
    queue.settle(true);
    server.fails = true;
    add(1, 25);
    await settled();
    add(26, 60);
    await settled();
    expect(batches).toHaveLength(1);
  });

  it('passes the rest to the beacon once, and stops the timer', () => {
    const { queue, timers, add } = setUp();
    queue.settle(true);
    add(1, 4);
    expect(queue.drain()).toHaveLength(4);
    expect(queue.drain()).toEqual([]);
    expect(timers.size).toBe(0);
  });
});

describe('after the token expired', () => {
  it('neither keeps nor sends events', async () => {
    const { queue, batches, add, idle } = setUp();
    queue.settle(true);
    add(1, 3);
    queue.close();
    add(4, 40);
    await idle();
    expect(batches).toEqual([]);
  });
});
