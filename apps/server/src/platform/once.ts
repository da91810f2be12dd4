/** Makes a value at the first call and gives the same one ever after: what may never be asked for costs no start. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
