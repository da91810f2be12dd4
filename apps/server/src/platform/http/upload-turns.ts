import { AppError } from '../app-error.ts';

/** Uploads go to the disk while they arrive: so many of one company, and of all, at the same time. */
const UPLOADS_PER_COMPANY = 2;
const UPLOADS_AT_ONCE = 4;
/** Uploads of strangers have turns of their own: a flood of them never makes a user wait. */
export const PUBLIC_UPLOADS_AT_ONCE = 2;
const MOST_WAITING = 30;

/** Called when the upload has ended. */
type Leave = () => void;

interface Waiting {
  readonly owner: string;
  readonly begin: () => void;
}

/**
 * Turns of uploads. Those who wait have sent no more than a head: their bodies stay with the sender until their turn, so
 * that memory is bounded whatever is sent.
 */
export function openUploadTurns(atOnce = UPLOADS_AT_ONCE) {
  const busy = new Map<string, number>();
  const queue: Waiting[] = [];
  const all = () => [...busy.values()].reduce((sum, count) => sum + count, 0);
  const of = (owner: string) => busy.get(owner) ?? 0;
  const mayBegin = (owner: string) => of(owner) < UPLOADS_PER_COMPANY && all() < atOnce;

  const leave = (owner: string): Leave => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (of(owner) > 1) busy.set(owner, of(owner) - 1);
      else busy.delete(owner);
      const next = queue.findIndex((one) => mayBegin(one.owner));
      if (next >= 0) queue.splice(next, 1)[0]?.begin();
    };
  };
  const begin = (owner: string): Leave => {
    busy.set(owner, of(owner) + 1);
    return leave(owner);
  };
  return {
    enter: async (owner: string): Promise<Leave> => {
      if (mayBegin(owner)) return begin(owner);
      if (queue.filter((one) => one.owner === owner).length >= MOST_WAITING)
        throw new AppError('RATE_LIMITED', {
          message: 'Troppi file insieme: aspetta che finiscano i primi e riprova.',
        });
      return new Promise((resolve) => queue.push({ owner, begin: () => resolve(begin(owner)) }));
    },
    get waiting() {
      return queue.length;
    },
  };
}
