/** Both lists together, smallest first. */
export const withQuantities = (before: readonly number[], more: readonly number[]): readonly number[] =>
  [...new Set([...before, ...more])].sort((a, b) => a - b);

/** One of them becomes another. */
export const withQuantity = (before: readonly number[], from: number, to: number): readonly number[] =>
  withQuantities(
    before.filter((one) => one !== from),
    [to],
  );
