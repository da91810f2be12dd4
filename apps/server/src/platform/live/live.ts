import { sql } from 'kysely';
import type { Engine } from '../database/engine.ts';
import type { Db } from '../database/handles.ts';

/** Tells open pages that there is something new for somebody; what it is they ask themselves. */
export interface Live {
  /** To every process of the installation. */
  announce(userGuid: string): Promise<void>;
  /** Answers how to stop listening. */
  subscribe(userGuid: string, listener: () => void): () => void;
}

const CHANNEL = 'live';

/** Heard once the transaction is committed, and not at all if it is not. */
export async function announceIn(db: Db, topic: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(db);
}

export async function openLive(engine: Engine): Promise<Live> {
  const listeners = new Map<string, Set<() => void>>();
  await engine.listen(CHANNEL, (userGuid) => {
    for (const listener of listeners.get(userGuid) ?? []) listener();
  });
  return {
    announce: async (userGuid) => {
      await engine.executeSql('select pg_notify($1, $2)', [CHANNEL, userGuid]);
    },
    subscribe: (userGuid, listener) => {
      const own = listeners.get(userGuid) ?? new Set();
      listeners.set(userGuid, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userGuid);
      };
    },
  };
}
