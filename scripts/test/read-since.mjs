// @ts-check

/**
 * The commit behind `--changed`; null where everything is to be tested. Other arguments are refused: a run that leaves
 * something out unasked would pass for a whole one.
 * @param {readonly string[]} args @returns {string | null}
 */
export function readSince(args) {
  const [flag, commit = 'HEAD', ...more] = args;
  if (flag === undefined) return null;
  if (flag !== '--changed' || more.length > 0)
    throw new Error(
      'npm test prende solo «--changed [commit]»; per una parte sola: npx vitest run …, npm run e2e -- …',
    );
  return commit;
}
