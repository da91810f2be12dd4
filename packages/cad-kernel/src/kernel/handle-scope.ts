/** An object on the kernel's own heap, which must be deleted by hand. */
interface Handle {
  delete(): void;
}

let live = 0;

/** Handles that are alive now; 0 between two files. */
export const liveHandles = (): number => live;

/** Runs the work and deletes every handle it kept, the last first, also when the work fails. */
export function withHandles<T>(work: (keep: <H extends Handle>(handle: H) => H) => T): T {
  const kept: Handle[] = [];
  try {
    return work((handle) => {
      kept.push(handle);
      live++;
      return handle;
    });
  } finally {
    for (const handle of kept.reverse()) {
      handle.delete();
      live--;
    }
  }
}

export type Keep = <H extends Handle>(handle: H) => H;
