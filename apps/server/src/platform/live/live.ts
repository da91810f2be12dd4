import { sql } from 'kysely';
import type { Engine } from '../database/engine.ts';
import type { Db } from '../database/handles.ts';

/** Tells open pages of every process that there is something new under a topic: a person, or a part of the program. */
export interface Live {
  /** To every process of the installation; `text` is for programs, a few thousand letters at most. */
  announce(topic: string, text?: string): Promise<void>;
  /** Returns a function that unsubscribes. */
  subscribe(topic: string, listener: (text: string) => void): () => void;
}

const CHANNEL = 'live';

/** Heard once the transaction is committed, and not at all if it is not. */
export async function announceIn(db: Db, topic: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(db);
}

export async function openLive(engine: Engine): Promise<Live> {
  const listeners = new Map<string, Set<(text: string) => void>>();
  await engine.listen(CHANNEL, (payload) => {
    const [topic = '', ...words] = payload.split(' ');
    for (const listener of listeners.get(topic) ?? []) listener(words.join(' '));
  });
  return {
    announce: async (topic, text) => {
      const payload = text === undefined ? topic : `${topic} ${text}`;
      await engine.executeSql('select pg_notify($1, $2)', [CHANNEL, payload]);
    },
    subscribe: (topic, listener) => {
      const own = listeners.get(topic) ?? new Set();
      listeners.set(topic, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(topic);
      };
    },
  };
}
