type Line = <T>(call: () => Promise<T>) => Promise<T>;

/** Calls of one line run one after the other. A failed call holds up none of those behind it. */
export function openLine(): Line {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const made = last.then(call);
    last = made.catch(() => undefined);
    return made;
  };
}
