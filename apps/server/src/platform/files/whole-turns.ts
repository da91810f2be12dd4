/** Work in the order it was asked for, one at a time; a failure does not stop the next. */
export function openTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take: <T>(work: () => Promise<T>): Promise<T> => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
