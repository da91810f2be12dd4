/** Timeout after which the connection counts as lost, ms. */
const PATIENCE = 4000;

/** Null once an answer has taken too long. */
export const silence = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE);
  });
