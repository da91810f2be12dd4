import { useQueryClient } from '@tanstack/react-query';
import { floor, type NewWorkEvent } from '@truciolo/contract';
import { type Outbox, openOutbox } from '@truciolo/jobs';
import { useEffect, useSyncExternalStore } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { backgroundApi } from '../../../lib/api/client.ts';
import { newGuid } from '../../../lib/new-guid.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { FLOOR } from '../api/floor-queries.ts';
import { EVENTS } from '../device-store/floor-database.ts';
import { deviceStore } from './browser-store.ts';
import { useFlush } from './use-flush.ts';

const opened = new Map<string, Outbox<NewWorkEvent>>();
let onSent: () => void = () => {};
/** Stored by the server, but not yet in the loaded lists: they count until then. */
let lately: readonly NewWorkEvent[] = [];

/** One per user, as long as the page lives. */
function outboxOf(userGuid: string): Outbox<NewWorkEvent> {
  const known = opened.get(userGuid);
  if (known) return known;
  const outbox = openOutbox<NewWorkEvent>({
    store: deviceStore(EVENTS, userGuid),
    send: async (sentAt, events) => {
      const { events: words } = await backgroundApi(floor.record, { body: { sentAt, events: [...events] } });
      const stored = new Set(words.filter(({ isStored }) => isStored).map(({ guid }) => guid));
      lately = [...lately, ...events.filter(({ guid }) => stored.has(guid))];
      return words;
    },
    onRemark: notifyFailed,
    onSent: () => onSent(),
    now: () => new Date(),
  });
  opened.set(userGuid, outbox);
  return outbox;
}

export type Press = Omit<NewWorkEvent, 'guid' | 'at' | 'pass'>;

/** The outbox of the user: pending events, failed sending, events missing in the lists, and a way to add new ones. */
export function useOutbox() {
  const { guid } = useSessionUser();
  const cache = useQueryClient();
  const outbox = outboxOf(guid);
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending);
  const isCut = useSyncExternalStore(outbox.subscribe, outbox.isCut);
  useEffect(() => {
    onSent = () => {
      const read = lately;
      void cache.invalidateQueries({ queryKey: [FLOOR] }).finally(() => {
        lately = lately.filter((event) => !read.includes(event));
      });
      void cache.invalidateQueries({ queryKey: [JOBS] });
    };
  }, [cache]);
  useFlush(outbox);
  /**
   * Resolves once the events are stored on this device, without waiting for the server. `pass` identifies the person on
   * a shared tablet.
   */
  const press = async (events: readonly Press[], pass?: string): Promise<void> => {
    const now = Date.now();
    for (const [index, event] of events.entries()) {
      const at = new Date(now + index);
      const said = { ...event, ...(pass && { pass }) };
      await outbox.add({ ...said, guid: newGuid(at.getTime()), at: at.toISOString() });
    }
    void outbox.flush();
  };
  return { pending, isCut, told: [...pending, ...lately], press };
}
