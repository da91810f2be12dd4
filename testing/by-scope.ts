/** Figures of generated tests: the everyday run tries fewer of them than `npm test -- --all` or a single file. */
export const byScope = <Value>(everyday: Value, all: Value): Value =>
  process.env.TEST_SCOPE === 'everyday' ? everyday : all;
