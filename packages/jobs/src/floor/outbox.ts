/** Something that happened, under a key of its own. */
export interface Keyed {
  readonly guid: string;
}

/** Where events wait until the server has them. */
export interface EventStore<Event extends Keyed> {
  /** In the order they were put. */
  all(): Promise<readonly Event[]>;
  put(event: Event): Promise<void>;
  remove(guids: readonly string[]): Promise<void>;
}

/** What the server says of one event. */
export interface OutboxWord {
  readonly guid: string;
  readonly isStored: boolean;
  readonly remark: string | null;
}

export interface OutboxOptions<Event extends Keyed> {
  readonly store: EventStore<Event>;
  readonly send: (sentAt: string, events: readonly Event[]) => Promise<readonly OutboxWord[]>;
  /** Sentences for whoever pressed. */
  readonly onRemark: (sentence: string) => void;
  /** Something reached the server. */
  readonly onSent: () => void;
  readonly now: () => Date;
}

export interface Outbox<Event extends Keyed> {
  add(event: Event): Promise<void>;
  /** Sends what waits; resolves to whether nothing waits any more. */
  flush(): Promise<boolean>;
  pending(): readonly Event[];
  /** The last attempt to send failed. What merely is on its way is not cut off. */
  isCut(): boolean;
  subscribe(listener: () => void): () => void;
}

const BATCH = 50;

/**
 * Events go out in the order they happened and stay until the server has answered: an answer that is lost on the way
 * sends them again under the same keys, and the server stores each once. An event is in the store before anything is
 * sent, so that neither a closed page nor a dead battery loses it.
 */
export function openOutbox<Event extends Keyed>({
  store,
  send,
  onRemark,
  onSent,
  now,
}: OutboxOptions<Event>): Outbox<Event> {
  let waiting: readonly Event[] = [];
  let isCut = false;
  let flushing: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  const show = (events: readonly Event[]) => {
    waiting = events;
    for (const listener of listeners) listener();
  };
  const loaded = store.all().then(show);

  const sendAll = async (): Promise<boolean> => {
    await loaded;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      let words: readonly OutboxWord[];
      try {
        words = await send(now().toISOString(), batch);
      } catch {
        isCut = true;
        show(waiting);
        return false;
      }
      isCut = false;
      const sent = new Set(batch.map(({ guid }) => guid));
      await store.remove([...sent]);
      show(waiting.filter(({ guid }) => !sent.has(guid)));
      for (const { remark } of words) if (remark !== null) onRemark(remark);
      onSent();
    }
    return true;
  };

  return {
    add: async (event) => {
      await loaded;
      await store.put(event);
      show([...waiting, event]);
    },
    flush: () => {
      flushing ??= sendAll().finally(() => {
        flushing = null;
      });
      return flushing;
    },
    pending: () => waiting,
    isCut: () => isCut,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
