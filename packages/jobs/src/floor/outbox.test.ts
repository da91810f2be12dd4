import { describe, expect, it } from 'vitest';
import { type EventStore, openOutbox } from './outbox.ts';

type Event = ReturnType<typeof eventOf>;
const eventOf = (index: number) => ({
  guid: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
});

function memory(): EventStore<Event> & { readonly kept: Map<string, Event> } {
  const kept = new Map<string, Event>();
  return {
    kept,
    all: async () => [...kept.values()],
    put: async (event) => void kept.set(event.guid, event),
    remove: async (guids) => {
      for (const guid of guids) kept.delete(guid);
    },
  };
}

/** The server: stores each key once, in the order it first came. */
function server() {
  const stored: string[] = [];
  const take = (events: readonly Event[]) =>
    events.map(({ guid }) => {
      if (!stored.includes(guid)) stored.push(guid);
      return { guid, isStored: true, remark: null };
    });
  return { stored, take };
}

const quiet = { onRemark: () => {}, onSent: () => {}, now: () => new Date(0) };

describe('a bad connection', () => {
  it('delivers 1,000 events each once and in order, with random connection losses in both directions and restarts of the app', async () => {
    const store = memory();
    const { stored, take } = server();
    let seed = 42;
    const chance = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const send = async (_sentAt: string, events: readonly Event[]) => {
      if (chance() < 0.3) throw new Error('no way out');
      const words = take(events);
      if (chance() < 0.3) throw new Error('no way back');
      return words;
    };
    let outbox = openOutbox({ ...quiet, store, send });
    for (let index = 0; index < 1000; index += 1) {
      await outbox.add(eventOf(index));
      if (chance() < 0.5) await outbox.flush();
      // Killed: memory is lost, the store is not.
      if (chance() < 0.05) outbox = openOutbox({ ...quiet, store, send });
    }
    while (!(await outbox.flush()));
    expect(stored).toEqual(Array.from({ length: 1000 }, (_, index) => eventOf(index).guid));
    expect(store.kept.size).toBe(0);
    expect(outbox.pending()).toEqual([]);
  });

  it('keeps and counts waiting events until they are sent', async () => {
    const store = memory();
    let isOnline = false;
    const send = async (_sentAt: string, events: readonly Event[]) => {
      if (!isOnline) throw new Error('offline');
      return events.map(({ guid }) => ({ guid, isStored: true, remark: 'La fase era già chiusa.' }));
    };
    const remarks: string[] = [];
    const outbox = openOutbox({ ...quiet, store, send, onRemark: (sentence) => remarks.push(sentence) });
    await outbox.add(eventOf(1));
    expect(outbox.isCut(), 'nothing has failed yet').toBe(false);
    let told = 0;
    outbox.subscribe(() => {
      told += 1;
    });
    expect(await outbox.flush()).toBe(false);
    expect(outbox.pending()).toHaveLength(1);
    expect([outbox.isCut(), told]).toEqual([true, 1]);
    isOnline = true;
    expect(await outbox.flush()).toBe(true);
    expect(outbox.isCut()).toBe(false);
    expect(outbox.pending()).toEqual([]);
    expect(remarks).toEqual(['La fase era già chiusa.']);
  });
});
