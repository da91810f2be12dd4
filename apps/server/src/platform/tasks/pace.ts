interface Pace {
  /** Ends with the round under way. */
  stop(): Promise<void>;
}

/** The same work again and again, never two at once; a round that fails is left to the next one. */
export function startPace(seconds: number, round: () => Promise<void>): Pace {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let isStopped = false;
  const again = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      current = round()
        .catch(() => undefined)
        .then(again);
    }, seconds * 1000);
    timer.unref();
  };
  again();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
