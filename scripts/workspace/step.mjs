// @ts-check

const seconds = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @param {number} milliseconds */
export const formatDuration = (milliseconds) => `${seconds.format(milliseconds / 1000)} s`;

/**
 * Names a step before it begins and its duration once it ended, so that a slow first start is never a
 * silent one.
 * @template T
 * @param {string} title @param {() => Promise<T> | T} work @returns {Promise<T>}
 */
export async function step(title, work) {
  const begin = performance.now();
  console.log(`• ${title}…`);
  const result = await work();
  console.log(`  fatto in ${formatDuration(performance.now() - begin)}`);
  return result;
}
