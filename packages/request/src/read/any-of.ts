/** One pattern for several ways to say the same. They are tried in their order; the flags are those of the first. */
export const anyOf = (...ways: readonly RegExp[]): RegExp =>
  new RegExp(ways.map(({ source }) => source).join('|'), ways[0]?.flags);
