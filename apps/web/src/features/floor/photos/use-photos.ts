import { useQueryClient } from '@tanstack/react-query';
import { ApiError, floor } from '@truciolo/contract';
import { type Outbox, openOutbox } from '@truciolo/jobs';
import { useEffect, useSyncExternalStore } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { sendFile } from '../../../lib/api/send-file.ts';
import { errorText } from '../../../lib/error-text.ts';
import { newGuid } from '../../../lib/new-guid.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { FLOOR } from '../api/floor-queries.ts';
import { PHOTOS } from '../device-store/floor-database.ts';
import { deviceStore } from '../outbox/browser-store.ts';
import { useFlush } from '../outbox/use-flush.ts';

export interface UnsentPhoto {
  readonly guid: string;
  readonly phaseGuid: string;
  /** ISO */
  readonly at: string;
  readonly name: string;
  readonly bytes: Blob;
  /** Identifies the person on a shared tablet. */
  readonly pass?: string;
}

const opened = new Map<string, Outbox<UnsentPhoto>>();
let onSent: () => void = () => {};

const upload = ({ guid, phaseGuid, at, name, bytes, pass }: UnsentPhoto) =>
  sendFile(
    floor.addPhoto,
    { params: { guid: phaseGuid }, query: { key: guid, at, name, ...(pass && { pass }) } },
    new File([bytes], name),
    { onProgress: () => {}, signal: new AbortController().signal },
  );

/** A picture that the server refuses is dropped with its sentence; anything else is tried again. */
async function sendOne(photo: UnsentPhoto) {
  try {
    await upload(photo);
    return { guid: photo.guid, isStored: true, remark: null };
  } catch (error) {
    const isRefused = error instanceof ApiError && [404, 409, 413, 415, 422].includes(error.status);
    if (!isRefused) throw error;
    return { guid: photo.guid, isStored: false, remark: errorText(error) };
  }
}

/** One per user, as long as the page lives. */
function outboxOf(userGuid: string): Outbox<UnsentPhoto> {
  const known = opened.get(userGuid);
  if (known) return known;
  const outbox = openOutbox<UnsentPhoto>({
    store: deviceStore(PHOTOS, userGuid),
    send: async (_sentAt, photos) => {
      const words = [];
      for (const photo of photos) words.push(await sendOne(photo));
      return words;
    },
    onRemark: notifyFailed,
    onSent: () => onSent(),
    now: () => new Date(),
  });
  opened.set(userGuid, outbox);
  return outbox;
}

/** Unsent pictures of a phase, and a way to add one: it is stored on this device first. */
export function usePhotos(phaseGuid: string) {
  const { guid } = useSessionUser();
  const cache = useQueryClient();
  const outbox = outboxOf(guid);
  const all = useSyncExternalStore(outbox.subscribe, outbox.pending);
  useEffect(() => {
    onSent = () => void cache.invalidateQueries({ queryKey: [FLOOR] });
  }, [cache]);
  useFlush(outbox);
  const add = async (bytes: Blob, pass?: string): Promise<void> => {
    const now = new Date();
    const name = `foto-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.jpg`;
    const photo = { guid: newGuid(now.getTime()), phaseGuid, at: now.toISOString(), name, bytes };
    await outbox.add(pass ? { ...photo, pass } : photo);
    void outbox.flush();
  };
  return { unsent: all.filter((photo) => photo.phaseGuid === phaseGuid), add };
}
