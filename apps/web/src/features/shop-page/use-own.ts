import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only this browser knows. While the browser takes over the server's picture it is the value that was drawn,
 * so that the picture and everything that was typed into it stay.
 */
export const useOwn = <Value>(own: () => Value, drawn: Value): Value =>
  useSyncExternalStore(never, own, () => drawn);
