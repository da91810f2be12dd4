/** An event with its idempotency key. */
interface Keyed {
  readonly guid: string;
}

/** Local store of events that the server does not have yet. */
export interface EventStore<Event extends Keyed> {
  /** In the order of insertion. */
  all(): Promise<readonly Event[]>;
  put(event: Event): Promise<void>;
  remove(guids: readonly string[]): Promise<void>;
}

/** The server's result for one event. */
interface OutboxWord {
  readonly guid: string;
  readonly isStored: boolean;
  readonly remark: string | null;
}

interface OutboxOptions<Event extends Keyed> {
  readonly store: EventStore<Event>;
  readonly send: (sentAt: string, events: readonly Event[]) => Promise<readonly OutboxWord[]>;
  /** Receives sentences for the person who pressed. */
  readonly onRemark: (sentence: string) => void;
  /** Called after the server stored an event. */
  readonly onSent: () => void;
  readonly now: () => Date;
}

export interface Outbox<Event extends Keyed> {
  add(event: Event): Promise<void>;
  /** Sends the waiting events; resolves to true when none is left. */
  flush(): Promise<boolean>;
  pending(): readonly Event[];
  /** The last attempt to send failed. A request in progress does not count as a failure. */
  isCut(): boolean;
  subscribe(listener: () => void): () => void;
}

const BATCH = 50;

/**
 * Events are sent in the order they happened and stay in the store until the server has answered: after a lost answer
 * they are sent again under the same keys, and the server stores each once. An event is in the store before anything is
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
