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
import { keptEvents } from './browser-store.ts';

const RETRY_MS = 10_000;
const opened = new Map<string, Outbox<NewWorkEvent>>();
let onSent: () => void = () => {};

/** One a person, as long as the page lives. */
function outboxOf(userGuid: string): Outbox<NewWorkEvent> {
  const known = opened.get(userGuid);
  if (known) return known;
  const outbox = openOutbox<NewWorkEvent>({
    store: keptEvents(userGuid),
    send: async (sentAt, events) =>
      (await backgroundApi(floor.record, { body: { sentAt, events: [...events] } })).events,
    onRemark: notifyFailed,
    onSent: () => onSent(),
    now: () => new Date(),
  });
  opened.set(userGuid, outbox);
  return outbox;
}

export type Press = Omit<NewWorkEvent, 'guid' | 'at' | 'pass'>;

/** What waits to be sent, and how something new is said. */
export function useOutbox() {
  const { guid } = useSessionUser();
  const cache = useQueryClient();
  const outbox = outboxOf(guid);
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending);
  useEffect(() => {
    onSent = () => {
      void cache.invalidateQueries({ queryKey: [FLOOR] });
      void cache.invalidateQueries({ queryKey: [JOBS] });
    };
    const again = () => void outbox.flush();
    again();
    window.addEventListener('online', again);
    const timer = setInterval(again, RETRY_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [outbox, cache]);
  /** `pass`: who pressed, on a shared tablet. */
  const press = async (event: Press, pass?: string): Promise<void> => {
    const now = new Date();
    const said = { ...event, ...(pass && { pass }) };
    await outbox.add({ ...said, guid: newGuid(now.getTime()), at: now.toISOString() });
    await outbox.flush();
  };
  return { pending, press };
}
