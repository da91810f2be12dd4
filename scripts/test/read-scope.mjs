// @ts-check

/**
 * How much of the suite a run covers.
 * @typedef {{ kind: 'everyday' } | { kind: 'all' } | { kind: 'changed', since: string }} Scope
 */

/**
 * Reads the arguments of `npm test`. Unknown arguments are refused: a run that silently leaves tests out would pass for
 * a complete one.
 * @param {readonly string[]} args @returns {Scope}
 */
export function readScope(args) {
  const [flag, ...more] = args;
  if (flag === undefined) return { kind: 'everyday' };
  if (flag === '--all' && more.length === 0) return { kind: 'all' };
  if (flag === '--changed' && more.length <= 1) return { kind: 'changed', since: more[0] ?? 'HEAD' };
  throw new Error(
    'npm test takes only "--all" or "--changed [commit]"; for a single part: npx vitest run …, npm run e2e -- …',
  );
}
