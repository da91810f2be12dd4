/** A connection that has not answered by then is no connection, ms. */
const PATIENCE = 4000;

/** Null once an answer has kept people waiting too long. */
export const silence = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE);
  });
